import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { ButtonContent, type ButtonLook, lookOf } from './button-content.tsx';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'disabled'> &
  ButtonLook & {
    /** Its action; without text give `aria-label`. */
    children?: ReactNode;
    ref?: Ref<HTMLButtonElement>;
    /** Cannot be used now; it stays focusable, so that its reason can be read. @default false */
    isDisabled?: boolean;
    /** The action is running: clicks do nothing and the width stays. @default false */
    isBusy?: boolean;
    /** The label while it is running. */
    busyLabel?: string | undefined;
  };

/** A native button, for everything that must stay light or work without script. A disabled or busy one submits nothing. */
export const Button = ({
  variant,
  size,
  icon,
  isBlock,
  isDisabled = false,
  isBusy = false,
  busyLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) => {
  const isOff = isDisabled || isBusy;
  return (
    <button
      {...rest}
      {...lookOf({ variant, size, isBlock })}
      type={isOff ? 'button' : type}
      aria-disabled={isOff || undefined}
      {...(isOff || !onClick ? {} : { onClick })}
      className={styles['button']}
    >
      <span className={styles['stack']} data-busy={isBusy || undefined}>
        <span className={styles['content']} aria-hidden={isBusy || undefined}>
          <ButtonContent icon={icon}>{children}</ButtonContent>
        </span>
        {isBusy && <span>{busyLabel}</span>}
      </span>
    </button>
  );
};

/** Submits its form. */
export const SubmitButton = (props: Omit<Props, 'type'>) => <Button {...props} type="submit" />;
