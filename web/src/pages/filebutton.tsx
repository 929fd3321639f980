import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps {
  readonly label: string;
  onFile(name: string, text: string): void;
}

/** Far more than any record or content pack needs. */
const LARGEST_BYTES = 5_000_000;

/** Lets the user pick a file and passes on its text. */
export function FileButton({ label, onFile }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    onFile(file.name, file.size > LARGEST_BYTES ? '' : await file.text());
  };
  return (
    <>
      <Button icon="file" label={label} onClick={() => input.current?.click()} />
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
