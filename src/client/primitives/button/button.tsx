'use client';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './button.module.css';
import { ButtonContent, type ButtonLook, lookOf } from './button-content.tsx';

type Props = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending' | 'onPress' | 'isDisabled'> &
  ButtonLook & {
    /** Its action; may wrap to two lines and is never cut. */
    children: ReactNode;
    /** Called for mouse, touch, pen, keyboard and screen reader alike. */
    onPress?: NonNullable<AriaButtonProps['onPress']>;
    /** Cannot be used now, and is no tab stop. @default false */
    isDisabled?: boolean;
    /** The action is running: clicks do nothing, the width stays, the name changes once. @default false */
    isBusy?: boolean;
    /** The label while it is running, `Moment …`. */
    busyLabel?: string;
  };

/** Starts an action. Heavy (react-aria): for lazily loaded dialogs and forms; otherwise use `PlainButton` and `SubmitButton`. */
export const Button = ({ variant, size, icon, isBlock, isBusy = false, busyLabel, children, ...rest }: Props) => (
  <AriaButton {...rest} {...lookOf({ variant, size, isBlock })} isPending={isBusy} className={styles['button'] ?? ''}>
    <span className={styles['stack']} data-busy={isBusy || undefined}>
      <span className={styles['content']} aria-hidden={isBusy || undefined}>
        <ButtonContent icon={icon}>{children}</ButtonContent>
      </span>
      {isBusy && <span>{busyLabel}</span>}
    </span>
  </AriaButton>
);
