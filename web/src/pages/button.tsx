import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from './icon.tsx';

/** `primary` for the usual next action, `quiet` for a rare one. */
type ButtonVariant = 'primary' | 'primary large' | 'quiet';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'onClick' | 'children'> {
  readonly label: string;
  readonly icon?: IconName;
  readonly variant?: ButtonVariant | undefined;
  onClick(): void | Promise<unknown>;
}

/** A button with a label and an optional icon. */
export function Button({ label, icon, variant, onClick, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" className={classOf(variant)} onClick={() => void onClick()} {...rest}>
      {icon === undefined ? null : (
        <>
          <Icon name={icon} />{' '}
        </>
      )}
      {label}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'variant'> {
  readonly icon: IconName;
  readonly variant?: 'quiet';
}

/** A button with an icon only; the label is its accessible name and tooltip. */
export function IconButton({ label, icon, variant, onClick, ...rest }: IconButtonProps): ReactNode {
  const className = `${classOf(variant)} icon-button`;
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onClick={() => void onClick()}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}

interface ButtonLinkProps {
  readonly label: string;
  readonly href: string;
  readonly variant?: ButtonVariant | undefined;
  readonly 'aria-label'?: string;
}

export function ButtonLink({ label, variant, ...rest }: ButtonLinkProps): ReactNode {
  return (
    <Link className={classOf(variant)} {...rest}>
      {label}
    </Link>
  );
}

function classOf(variant: ButtonVariant | undefined): string {
  return variant === undefined ? 'button' : `button ${variant}`;
}
