import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'password';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
  readonly description?: string | undefined;
  onChange(value: string): void;
}

export function TextField(props: TextFieldProps): ReactNode {
  const { label, value, type = 'text', autoComplete = 'off', min = 1, max, pattern, description, onChange } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type={type}
        value={value}
        required
        minLength={min}
        maxLength={max}
        pattern={pattern}
        autoComplete={autoComplete}
        aria-describedby={description === undefined ? undefined : `${id}-why`}
        onChange={({ target }) => onChange(target.value)}
      />
      {description === undefined ? null : (
        <p id={`${id}-why`} className="soft">
          {description}
        </p>
      )}
    </div>
  );
}
