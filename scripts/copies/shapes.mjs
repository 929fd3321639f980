/**
 * The structure of a type's values, and which parts of it may change.
 *
 * @typedef {{ kind: 'value', text: string }
 *   | { kind: 'words' }
 *   | { kind: 'list', item: Shape, isReadonly: boolean }
 *   | { kind: 'tuple', items: Shape[], isReadonly: boolean }
 *   | { kind: 'map', item: Shape, keys: string[], isReadonly: boolean }
 *   | { kind: 'nullable', item: Shape }
 *   | { kind: 'union', text: string }
 *   | RecordShape} Shape value: replaced, never changed; words: the memory of a generator;
 *   union: alternatives some of which may change, which cannot be copied
 * @typedef {{ kind: 'record', fields: Map<string, Field>, name?: string, file?: string, inherited?: string[] }} RecordShape
 *   `name` and `file` of an interface; `inherited`: the fields that only its bases declare
 * @typedef {{ shape: Shape, isReadonly: boolean }} Field
 */

/** @type {(text: string) => Shape} */
export const value = (text) => ({ kind: 'value', text });

/** @type {(item: Shape) => Shape} */
export const listOf = (item) => ({ kind: 'list', item, isReadonly: false });

/** @type {(fields: Record<string, Shape>) => RecordShape} */
export const recordOf = (fields) => ({
  kind: 'record',
  fields: new Map(Object.entries(fields).map(([name, shape]) => [name, { shape, isReadonly: true }])),
});

/**
 * @param {readonly Shape[]} shapes
 * @param {string} place
 * @returns {RecordShape}
 */
export function joined(shapes, place) {
  /** @type {Map<string, Field>} */
  const fields = new Map();
  for (const shape of shapes) {
    if (shape.kind !== 'record') throw new Error(`${place}: only records can be joined`);
    for (const [name, field] of shape.fields) fields.set(name, field);
  }
  return { kind: 'record', fields };
}

/**
 * @param {Shape} shape
 * @param {readonly string[]} names
 * @returns {Shape}
 */
export function without(shape, names) {
  if (shape.kind !== 'record') throw new Error('OpenOf: not a record');
  return { kind: 'record', fields: new Map([...shape.fields].filter(([name]) => !names.includes(name))) };
}

/**
 * @param {Shape} shape
 * @returns {Shape} the same shape with its own parts read-only
 */
export function readonlyShape(shape) {
  if (shape.kind === 'list' || shape.kind === 'tuple' || shape.kind === 'map') return { ...shape, isReadonly: true };
  if (shape.kind !== 'record') return shape;
  const fields = [...shape.fields].map(([name, field]) => [name, { ...field, isReadonly: true }]);
  return { ...shape, fields: new Map(/** @type {[string, Field][]} */ (fields)) };
}

/**
 * @param {Shape} shape
 * @returns {Shape} the same shape, read-only at any depth
 */
export function constantShape(shape) {
  switch (shape.kind) {
    case 'value':
    case 'words':
      return shape;
    case 'union':
      return value(shape.text);
    case 'list':
    case 'map':
      return { ...shape, item: constantShape(shape.item), isReadonly: true };
    case 'nullable':
      return { ...shape, item: constantShape(shape.item) };
    case 'tuple':
      return { ...shape, items: shape.items.map(constantShape), isReadonly: true };
    case 'record': {
      const fields = [...shape.fields].map(([name, field]) => [
        name,
        { shape: constantShape(field.shape), isReadonly: true },
      ]);
      return { ...shape, fields: new Map(/** @type {[string, Field][]} */ (fields)) };
    }
  }
}

/**
 * Whether no part of it can change, so that copies may share it.
 * @param {Shape} shape
 * @returns {boolean}
 */
export function isConstant(shape) {
  switch (shape.kind) {
    case 'value':
      return true;
    case 'words':
    case 'union':
      return false;
    case 'nullable':
      return isConstant(shape.item);
    case 'list':
    case 'map':
      return shape.isReadonly && isConstant(shape.item);
    case 'tuple':
      return shape.isReadonly && shape.items.every(isConstant);
    case 'record':
      return [...shape.fields.values()].every((field) => field.isReadonly && isConstant(field.shape));
  }
}

/**
 * The type as text; shapes with the same text differ at most in what is read-only.
 * @param {Shape} shape
 * @returns {string}
 */
export function textOf(shape) {
  switch (shape.kind) {
    case 'value':
    case 'union':
      return shape.text;
    case 'words':
      return 'words';
    case 'nullable':
      return `${textOf(shape.item)}?`;
    case 'list':
      return `[${textOf(shape.item)}]`;
    case 'map':
      return `{${shape.keys.join()}: ${textOf(shape.item)}}`;
    case 'tuple':
      return `[${shape.items.map(textOf).join()}]`;
    case 'record':
      return `{${[...shape.fields].map(([name, field]) => `${name}: ${textOf(field.shape)}`).join('; ')}}`;
  }
}
