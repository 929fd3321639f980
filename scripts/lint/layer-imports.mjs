import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { whyRefused } from './layers.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @typedef {{ type: string, value?: unknown }} Literal
 * @typedef {{ source?: Literal | null, importKind?: string, exportKind?: string, specifiers?: { importKind?: string, exportKind?: string }[] }} ImportNode
 * @typedef {{ filename: string, report(problem: { node: ImportNode, message: string }): void }} Context
 */

/**
 * @param {ImportNode} node
 * @returns {boolean}
 */
function isTypeOnly({ importKind, exportKind, specifiers = [] }) {
  if (importKind === 'type' || exportKind === 'type') return true;
  return (
    specifiers.length > 0 &&
    specifiers.every((specifier) => specifier.importKind === 'type' || specifier.exportKind === 'type')
  );
}

/** Reports every import, also dynamic ones and those of types, that the table of layers does not allow. */
const layers = {
  meta: { type: 'problem' },
  /** @param {Context} context */
  create(context) {
    const file = path.relative(ROOT, context.filename).split(path.sep).join('/');
    const check = (/** @type {ImportNode} */ node, /** @type {boolean} */ typeOnly) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const reason = whyRefused({ file, specifier, typeOnly });
      if (reason !== undefined) context.report({ node, message: `Import of '${specifier}' refused: ${reason}` });
    };
    const checkStatic = (/** @type {ImportNode} */ node) => check(node, isTypeOnly(node));
    return {
      ImportDeclaration: checkStatic,
      ExportNamedDeclaration: checkStatic,
      ExportAllDeclaration: checkStatic,
      ImportExpression: (/** @type {ImportNode} */ node) => check(node, false),
      TSImportType: (/** @type {ImportNode} */ node) => check(node, true),
    };
  },
};

export default { meta: { name: 'cabale' }, rules: { layers } };
