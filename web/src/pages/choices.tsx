import { useId, type ReactNode } from 'react';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
}

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly description?: ReactNode;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  /** Large choices have room for a description. */
  readonly large?: boolean;
  onChange(value: Value): void;
}

/** A radio group: one of a few values, all visible. */
export function Choices<Value extends string>({
  legend,
  description,
  value,
  choices,
  large = false,
  onChange,
}: ChoicesProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset
      className="choices"
      data-large={large || undefined}
      aria-describedby={description === undefined ? undefined : `${name}-why`}
    >
      <legend>{legend}</legend>
      {description === undefined ? null : (
        <p id={`${name}-why`} className="soft choices-why">
          {description}
        </p>
      )}
      {choices.map((choice) => (
        <label key={choice.value} className="choice" data-chosen={choice.value === value || undefined}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className="choice-words">
            <span>{choice.label}</span>
            {choice.description === undefined ? null : <span className="soft">{choice.description}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
