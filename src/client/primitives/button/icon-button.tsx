import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './icon-button.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> & {
  /** Its accessible name. */
  label: string;
  /** Its icon. */
  icon: IconName;
  /** With a border, or without. @default 'line' */
  variant?: 'line' | 'bare';
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A square of 44 px with an icon: close, previous, next, wishlist. */
export const IconButton = ({ label, icon, variant = 'line', type = 'button', ...rest }: Props) => (
  <button {...rest} type={type} aria-label={label} className={styles['button']} data-variant={variant}>
    <Icon name={icon} />
  </button>
);
