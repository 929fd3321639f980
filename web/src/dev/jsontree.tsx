import type { ReactNode } from 'react';

interface JsonTreeProps {
  readonly name: string;
  readonly value: unknown;
  readonly open?: boolean;
}

/** A JSON value that expands level by level. */
export function JsonTree({ name, value, open = false }: JsonTreeProps): ReactNode {
  if (typeof value !== 'object' || value === null) {
    return (
      <div className="json-leaf">
        <span className="json-name">{name}</span> {JSON.stringify(value)}
      </div>
    );
  }
  const entries = Object.entries(value);
  return (
    <details className="json-branch" open={open}>
      <summary>
        <span className="json-name">{name}</span> {Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`}
        <span className="json-short">{JSON.stringify(value).slice(0, 80)}</span>
      </summary>
      {entries.map(([key, each]) => (
        <JsonTree key={key} name={key} value={each} />
      ))}
    </details>
  );
}
