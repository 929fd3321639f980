import { useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface FileButtonProps {
  readonly label: string;
  onFile(name: string, text: string): void;
}

/** Far more than any record or content pack needs; more is somebody's holiday film. */
const LARGEST_BYTES = 5_000_000;

/** Opens a file of the player's and hands on its text. */
export function FileButton({ label, onFile }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    onFile(file.name, file.size > LARGEST_BYTES ? '' : await file.text());
  };
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="file" /> {label}
      </button>
      <input
        ref={input}
        className="hidden-text"
        type="file"
        accept="application/json,.json"
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
