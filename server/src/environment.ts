import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const BUILT_PAGES = fileURLToPath(new URL('../../web/dist', import.meta.url));
const HELP =
  'Settings: PORT (0 to 65535, default 4173; 0 takes any free port), HOST (default 127.0.0.1; 0.0.0.0 lets other machines in), WEB_ROOT (the folder of the built pages).';

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

const Environment = z.object({
  PORT: z.string().refine(isPort, 'must be a whole number from 0 to 65535').default('4173').transform(Number),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  WEB_ROOT: z.string().default(BUILT_PAGES),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly webRoot: string;
}

export type ParsedEnvironment =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly message: string };

/** The server's settings from environment variables, or one line that says what is wrong and what is possible. */
export function parseEnvironment(environment: NodeJS.ProcessEnv): ParsedEnvironment {
  // An empty variable counts as one that is not set: that is how many tools hand on what nobody gave.
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const parsed = Environment.safeParse(given);
  if (parsed.success) {
    const { PORT: port, HOST: host, WEB_ROOT: webRoot } = parsed.data;
    return { ok: true, settings: { port, host, webRoot } };
  }
  const wrong = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return `${name} ${issue.message}, not "${environment[name] ?? ''}".`;
  });
  return { ok: false, message: `${wrong.join(' ')} ${HELP}` };
}
