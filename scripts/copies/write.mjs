import path from 'node:path';
import { isConstant, textOf } from './shapes.mjs';

/**
 * @typedef {import('./shapes.mjs').Shape} Shape
 * @typedef {import('./shapes.mjs').RecordShape} RecordShape
 */

/** Generates the functions that copy a game's state and convert between state and view. */
export class CopyWriter {
  /** @type {string[]} */
  #functions = [];
  /** @type {Map<string, string>} the file of every type used, by name */
  #types = new Map();
  /** @type {Set<string>} names of the functions generated so far */
  #written = new Set();
  #folder;

  /** @param {string} folder of the game */
  constructor(folder) {
    this.#folder = folder;
  }

  /**
   * @param {RecordShape} state
   * @param {RecordShape} view
   */
  write(state, view) {
    this.#copyFunction(state);
    this.#pair(state, view);
    const code = this.#functions.join('\n');
    const files = [...new Set(this.#types.values())].toSorted();
    const imports = files.map((file) => {
      const names = [...this.#types].filter(([, each]) => each === file).map(([name]) => name);
      const from = path.relative(this.#folder, file).replaceAll('\\', '/');
      return `import type { ${names.toSorted().join(', ')} } from './${from}';`;
    });
    return [
      '/** Generated from the types of state and view by `npm run build`. */',
      `import { ${['copyList', 'copyWords'].filter((name) => code.includes(`${name}(`)).join(', ')}, type DeepReadonly } from '@cabale/engine';`,
      ...imports,
      '',
      code,
    ].join('\n');
  }

  /** @param {RecordShape} shape */
  #nameOf(shape) {
    if (shape.name === undefined || shape.file === undefined) throw new Error('a type without a name');
    this.#types.set(shape.name, shape.file);
    return shape.name;
  }

  /**
   * @param {RecordShape} shape
   * @returns {string} the name of the function that copies it
   */
  #copyFunction(shape) {
    const type = this.#nameOf(shape);
    const name = `copy${type}`;
    if (this.#written.has(name)) return name;
    this.#written.add(name);
    this.#functions.push(
      `export function ${name}(source: DeepReadonly<${type}>): ${type} {\n  return ${this.#literal(shape, 'source')};\n}\n`,
    );
    return name;
  }

  /**
   * Lists all fields, in the order of the type: a spread would be slower.
   * @param {RecordShape} shape
   * @param {string} source
   */
  #literal(shape, source) {
    const fields = [...shape.fields].map(([name, field]) => `${name}: ${this.#copy(field.shape, `${source}.${name}`)}`);
    return `{ ${fields.join(', ')} }`;
  }

  /**
   * @param {Shape} shape
   * @param {string} source
   * @returns {string} an expression that copies the mutable parts
   */
  #copy(shape, source) {
    if (isConstant(shape)) return source;
    switch (shape.kind) {
      case 'value':
        return source;
      case 'union':
        throw new Error(`${source}: parts of this union can change, so it cannot be copied: ${shape.text}`);
      case 'words':
        return `copyWords(${source})`;
      case 'nullable':
        return `${source} === null ? null : ${this.#copy(shape.item, source)}`;
      case 'list':
        if (isConstant(shape.item)) return `${source}.slice()`;
        if (shape.item.kind === 'record' && shape.item.name !== undefined) {
          return `copyList(${source}, ${this.#copyFunction(shape.item)})`;
        }
        return `copyList(${source}, (item) => ${this.#copy(shape.item, 'item')})`;
      case 'tuple':
        return `[${shape.items.map((item, index) => this.#copy(item, `${source}[${index}]`)).join(', ')}]`;
      case 'map':
        if (shape.keys.length === 0) throw new Error(`${source}: the keys of a record must be literals`);
        return `{ ${shape.keys.map((key) => `${key}: ${this.#copy(shape.item, `${source}.${key}`)}`).join(', ')} }`;
      case 'record':
        if (shape.name !== undefined) return `${this.#copyFunction(shape)}(${source})`;
        return this.#literal(shape, source);
    }
  }

  /**
   * The functions that convert a state to a view and back. The fields a view inherits are public: they are copied
   * where the state has the same. The fields a view or state declares itself are partly secret: parameters.
   * @param {RecordShape} state
   * @param {RecordShape} view
   */
  #pair(state, view) {
    const common = [...state.fields].flatMap(([name, field]) => {
      const other = view.fields.get(name);
      const isOpen = view.inherited?.includes(name) === true;
      return isOpen && other !== undefined && textOf(other.shape) === textOf(field.shape) ? [name] : [];
    });
    if (common.length > 0) {
      const [stateType, viewType] = [this.#nameOf(state), this.#nameOf(view)];
      if (this.#written.has(viewType)) return;
      this.#written.add(viewType);
      this.#conversion(`${lowered(viewType)}Of`, stateType, view, 'known', common, state);
      this.#conversion(`${lowered(stateType)}From`, viewType, state, 'secrets', common, state);
    }
    for (const [name, field] of state.fields) {
      const other = view.fields.get(name);
      if (other === undefined || common.includes(name)) continue;
      const [left, right] = [recordIn(field.shape), recordIn(other.shape)];
      if (left?.name !== undefined && right?.name !== undefined) this.#pair(left, right);
    }
  }

  /**
   * @param {string} name
   * @param {string} from the type
   * @param {RecordShape} to
   * @param {string} rest the name of the parameter for what is not copied
   * @param {readonly string[]} common
   * @param {RecordShape} state its fields determine what is mutable
   */
  #conversion(name, from, to, rest, common, state) {
    const type = this.#nameOf(to);
    const given = [...to.fields.keys()].filter((field) => !common.includes(field));
    const lines = [...to.fields.keys()].map((field) => {
      const shape = state.fields.get(field)?.shape;
      const isCommon = shape !== undefined && common.includes(field);
      return `    ${field}: ${isCommon ? this.#copy(shape, `source.${field}`) : `${rest}.${field}`},\n`;
    });
    const names = given.map((field) => `'${field}'`).join(' | ');
    this.#functions.push(
      `export function ${name}(source: DeepReadonly<${from}>, ${rest}: Pick<${type}, ${names}>): ${type} {\n` +
        `  return {\n${lines.join('')}  };\n}\n`,
    );
  }
}

/** @param {string} name */
function lowered(name) {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/**
 * @param {Shape} shape
 * @returns {RecordShape | undefined} the record in a list, a tuple, a map, or in place of `null`
 */
function recordIn(shape) {
  if (shape.kind === 'record') return shape;
  if (shape.kind === 'value' || shape.kind === 'words' || shape.kind === 'union') return undefined;
  const item = shape.kind === 'tuple' ? shape.items[0] : shape.item;
  return item === undefined ? undefined : recordIn(item);
}
