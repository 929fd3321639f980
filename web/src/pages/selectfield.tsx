import { useId, type ReactNode } from 'react';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly description?: ReactNode;
  readonly className?: string;
  onChange(value: Value): void;
}

/** A drop-down list: one of many values. */
export function SelectField<Value extends string>({
  label,
  value,
  choices,
  description,
  className = 'field',
  onChange,
}: SelectFieldProps<Value>): ReactNode {
  const id = useId();
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice.value === text);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {description === undefined ? null : (
        <p id={`${id}-why`} className="soft">
          {description}
        </p>
      )}
      <select
        id={id}
        className="input"
        value={value}
        aria-describedby={description === undefined ? undefined : `${id}-why`}
        onChange={({ target }) => choose(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
