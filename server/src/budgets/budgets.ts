/** Limits for one person or one address, with the environment variables that set them. */
export const BUDGETS = {
  tables: { variable: 'TABLES_PER_PERSON', default: 40, about: 'tables of one host that are not over' },
  botTables: { variable: 'BOT_TABLES_PER_PERSON', default: 3, about: 'of them, running ones without a person' },
  lobbyTables: { variable: 'LOBBY_TABLES_PER_PERSON', default: 5, about: 'tables of one host in the lobby' },
  addressTables: { variable: 'TABLES_PER_ADDRESS', default: 120, about: 'tables opened from one address an hour' },
  addressLobbyTables: {
    variable: 'LOBBY_TABLES_PER_ADDRESS',
    default: 20,
    about: 'of them, tables in the lobby',
  },
  sockets: { variable: 'SOCKETS_PER_PERSON', default: 20, about: 'open sockets of one person' },
  addressSockets: { variable: 'SOCKETS_PER_ADDRESS', default: 200, about: 'open sockets of one address' },
  pushes: { variable: 'PUSHES_PER_PERSON', default: 10, about: 'browsers of one person that get notifications' },
  logins: { variable: 'LOGINS_PER_ACCOUNT', default: 60, about: 'wrong passwords for one account an hour' },
} as const satisfies Readonly<Record<string, Budget>>;

interface Budget {
  readonly variable: string;
  readonly default: number;
  readonly about: string;
}

export type BudgetName = keyof typeof BUDGETS;
export type Budgets = Readonly<Record<BudgetName, number>>;
type Variables = (typeof BUDGETS)[BudgetName]['variable'];

const NAMES = Object.keys(BUDGETS) as BudgetName[];

export const DEFAULT_BUDGETS = budgetsFrom((name) => BUDGETS[name].default);

/** One field for each variable. */
export function budgetFields<Field>(field: (most: number) => Field): Record<Variables, Field> {
  return Object.fromEntries(NAMES.map((name) => [BUDGETS[name].variable, field(BUDGETS[name].default)])) as Record<
    Variables,
    Field
  >;
}

export function budgetsFrom(value: (name: BudgetName) => number): Budgets {
  return Object.fromEntries(NAMES.map((name) => [name, value(name)])) as Record<BudgetName, number>;
}

export const BUDGET_HELP = NAMES.map((name) => `${BUDGETS[name].variable} (${BUDGETS[name].about})`).join(', ');
