import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constantShape, isConstant, joined, listOf, readonlyShape, recordOf, value, without } from './shapes.mjs';

/**
 * @typedef {import('./shapes.mjs').Shape} Shape
 * @typedef {import('./shapes.mjs').RecordShape} RecordShape
 * @typedef {ReturnType<typeof import('vite').parseAst>} Program
 * @typedef {Program['body'][number]} Statement
 * @typedef {Extract<Statement, { type: 'TSInterfaceDeclaration' }>} Interface
 * @typedef {Extract<Statement, { type: 'TSTypeAliasDeclaration' }>} Alias
 * @typedef {Alias['typeAnnotation']} Type
 * @typedef {Interface['body']['body'][number]} Member
 *
 * @typedef {object} Scope one file
 * @property {string} file
 * @property {string} text
 * @property {Map<string, Interface | Alias>} declared
 * @property {Map<string, string[]>} lists constant lists of texts, by name
 * @property {Map<string, { file: string | null, name: string }>} imported `file` is `null` for packages
 */

const UNKNOWN = value('unknown');

/**
 * Engine types that occur in states, as functions of the step type.
 * @type {Readonly<Record<string, (step: Shape) => Shape>>}
 */
const ENGINE = {
  RandomWords: () => ({ kind: 'words' }),
  StateBase: (step) =>
    recordOf({
      seats: value('number'),
      stack: listOf(step),
      random: { kind: 'words' },
      sealed: { kind: 'nullable', item: listOf(value('OptionBase | null')) },
    }),
};
/** Fields that the engine hides from views. */
const HIDDEN = ['seats', 'random', 'sealed'];

/** Reads the types of a game from its sources. */
export class Types {
  /** @type {Map<string, Scope>} */
  #scopes = new Map();
  #parse;

  /** @param {(text: string) => Program} parse */
  constructor(parse) {
    this.#parse = parse;
  }

  /**
   * @param {string} file
   * @returns {Scope}
   */
  scope(file) {
    const known = this.#scopes.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(file, 'utf8');
    /** @type {Scope} */
    const scope = { file, text, declared: new Map(), lists: new Map(), imported: new Map() };
    this.#scopes.set(file, scope);
    for (const statement of this.#parse(text).body) register(scope, statement);
    return scope;
  }

  /**
   * A member of the interface that extends `base`.
   * @param {Scope} scope
   * @param {string} base
   * @param {string} name
   */
  memberOf(scope, base, name) {
    for (const declaration of scope.declared.values()) {
      if (declaration.type !== 'TSInterfaceDeclaration') continue;
      if (!declaration.extends.some(({ expression }) => nameOf(expression) === base)) continue;
      const member = declaration.body.body.find((each) => fieldOf(each)?.name === name);
      const type = member === undefined ? undefined : fieldOf(member)?.type;
      return type === undefined ? undefined : this.#shape(type, scope);
    }
    throw new Error(`${scope.file}: no interface extends ${base}`);
  }

  /**
   * @param {string} name
   * @param {Scope} scope
   * @param {Shape} [parameter]
   * @returns {Shape}
   */
  #named(name, scope, parameter = UNKNOWN) {
    const imported = scope.imported.get(name);
    if (imported?.file === null) return ENGINE[name]?.(parameter) ?? value(name);
    if (imported !== undefined) return this.#named(imported.name, this.scope(imported.file));
    const declaration = scope.declared.get(name);
    if (declaration === undefined) return value(name);
    if (declaration.type === 'TSInterfaceDeclaration') {
      return { ...this.#interface(declaration, scope), name, file: scope.file };
    }
    const shape = this.#shape(declaration.typeAnnotation, scope);
    if (shape.kind === 'value') return value(name);
    return shape.kind === 'record' && shape.name === undefined ? { ...shape, name, file: scope.file } : shape;
  }

  /**
   * @param {Interface} declaration
   * @param {Scope} scope
   * @returns {RecordShape}
   */
  #interface(declaration, scope) {
    const place = `${declaration.id.name} in ${scope.file}`;
    const bases = declaration.extends.map(({ expression, typeArguments }) =>
      this.#reference(nameOf(expression), typeArguments?.params ?? [], scope),
    );
    const base = joined(bases, place);
    const own = this.#members(declaration.body.body, scope);
    const inherited = [...base.fields.keys()].filter((name) => !own.fields.has(name));
    return { ...joined([base, own], place), inherited };
  }

  /**
   * @param {readonly Member[]} members
   * @param {Scope} scope
   * @returns {RecordShape}
   */
  #members(members, scope) {
    const fields = members.map(fieldOf).filter((field) => field !== undefined);
    return {
      kind: 'record',
      fields: new Map(
        fields.map(({ name, type, isReadonly }) => [name, { shape: this.#shape(type, scope), isReadonly }]),
      ),
    };
  }

  /**
   * @param {Type} type
   * @param {Scope} scope
   * @returns {Shape}
   */
  #shape(type, scope) {
    const text = sourceOf(type, scope);
    switch (type.type) {
      case 'TSParenthesizedType':
        return this.#shape(type.typeAnnotation, scope);
      case 'TSArrayType':
        return listOf(this.#shape(type.elementType, scope));
      case 'TSTupleType': {
        const items = type.elementTypes.map((item) => this.#shape(/** @type {Type} */ (item), scope));
        return { kind: 'tuple', items, isReadonly: false };
      }
      case 'TSTypeOperator':
        return type.operator === 'readonly' ? readonlyShape(this.#shape(type.typeAnnotation, scope)) : value(text);
      case 'TSTypeLiteral':
        return this.#members(type.members, scope);
      case 'TSIntersectionType': {
        const parts = type.types.map((part) => this.#shape(part, scope));
        return joined(parts, scope.file);
      }
      case 'TSUnionType':
        return this.#union(type.types, text, scope);
      case 'TSMappedType': {
        const item = type.typeAnnotation === null ? UNKNOWN : this.#shape(type.typeAnnotation, scope);
        return { kind: 'map', item, keys: this.#keys(type.constraint, scope), isReadonly: type.readonly === true };
      }
      case 'TSTypeReference':
        return this.#reference(nameOf(type.typeName), type.typeArguments?.params ?? [], scope);
      default:
        return value(text);
    }
  }

  /**
   * @param {readonly Type[]} types
   * @param {string} text
   * @param {Scope} scope
   * @returns {Shape}
   */
  #union(types, text, scope) {
    const shapes = types.filter(({ type }) => type !== 'TSNullKeyword').map((type) => this.#shape(type, scope));
    const [only] = shapes;
    if (shapes.length === 1 && types.length === 2 && only !== undefined && only.kind !== 'value') {
      return { kind: 'nullable', item: only };
    }
    return shapes.every(isConstant) ? value(text) : { kind: 'union', text };
  }

  /**
   * @param {string} name
   * @param {readonly Type[]} parameters
   * @param {Scope} scope
   * @returns {Shape}
   */
  #reference(name, parameters, scope) {
    const [first = UNKNOWN, second = UNKNOWN] = parameters.map((type) => this.#shape(type, scope));
    const keys = (/** @type {number} */ index) => {
      const type = parameters[index];
      return type === undefined ? [] : this.#keys(type, scope);
    };
    switch (name) {
      case 'Readonly':
        return readonlyShape(first);
      case 'DeepReadonly':
        return constantShape(first);
      case 'OpenOf':
        return constantShape(without(first, [...HIDDEN, ...keys(1)]));
      case 'Record':
        return { kind: 'map', item: second, keys: keys(0), isReadonly: false };
      default:
        return this.#named(name, scope, first);
    }
  }

  /**
   * The literals of a union, also of one derived from a constant list; empty if unknown.
   * @param {Type} type
   * @param {Scope} scope
   * @returns {string[]}
   */
  #keys(type, scope) {
    switch (type.type) {
      case 'TSParenthesizedType':
        return this.#keys(type.typeAnnotation, scope);
      case 'TSLiteralType':
        return 'value' in type.literal ? [String(type.literal.value)] : [];
      case 'TSUnionType':
        return type.types.flatMap((part) => this.#keys(part, scope));
      case 'TSIndexedAccessType':
        return this.#keys(type.objectType, scope);
      case 'TSTypeQuery':
        return type.exprName.type === 'Identifier' ? (scope.lists.get(type.exprName.name) ?? []) : [];
      case 'TSTypeReference': {
        const name = nameOf(type.typeName);
        const imported = scope.imported.get(name);
        if (imported?.file === null) return [];
        const home = imported === undefined ? scope : this.scope(imported.file);
        const declaration = home.declared.get(imported?.name ?? name);
        return declaration?.type === 'TSTypeAliasDeclaration' ? this.#keys(declaration.typeAnnotation, home) : [];
      }
      default:
        return [];
    }
  }
}

/**
 * @param {Scope} scope
 * @param {Statement} statement
 */
function register(scope, statement) {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  switch (node?.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      scope.declared.set(node.id.name, node);
      break;
    case 'VariableDeclaration':
      for (const { id, init } of node.declarations) {
        if (init?.type !== 'TSAsExpression' || init.expression.type !== 'ArrayExpression') continue;
        const texts = init.expression.elements.flatMap((element) => {
          if (element?.type === 'SpreadElement') return scope.lists.get(nameOf(element.argument)) ?? [];
          return element?.type === 'Literal' ? [String(element.value)] : [];
        });
        scope.lists.set(nameOf(id), texts);
      }
      break;
    case 'ImportDeclaration': {
      const from = node.source.value;
      const file = from.startsWith('.') ? path.join(path.dirname(scope.file), from) : null;
      for (const specifier of node.specifiers) {
        const { name } = specifier.local;
        const imported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : name;
        scope.imported.set(name, { file, name: imported });
      }
      break;
    }
    default:
  }
}

/** @param {{ type: string, name?: unknown }} node */
function nameOf(node) {
  return typeof node.name === 'string' ? node.name : node.type;
}

/**
 * @param {Member} member
 * @returns {{ name: string, type: Type, isReadonly: boolean } | undefined}
 */
function fieldOf(member) {
  if (member.type !== 'TSPropertySignature' || member.typeAnnotation === null) return undefined;
  const { key, typeAnnotation, readonly } = member;
  return { name: nameOf(key), type: typeAnnotation.typeAnnotation, isReadonly: readonly };
}

/**
 * @param {Type} type
 * @param {Scope} scope
 */
function sourceOf(type, scope) {
  return scope.text
    .slice(type.start, type.end)
    .replaceAll(/readonly |\s+/g, ' ')
    .trim();
}
