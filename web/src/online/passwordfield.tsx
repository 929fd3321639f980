import { LIMITS } from '@cabale/protocol';
import type { ReactNode } from 'react';
import { TextField } from './textfield.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

/** Field for an existing password. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  return <TextField type="password" autoComplete="current-password" max={LIMITS.password.max} {...props} />;
}
