import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './icon-button.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> & {
  /** Its name, for those who do not see the drawing. */
  label: string;
  /** Its drawing. */
  icon: IconName;
  /** With an edge, or bare. @default 'line' */
  variant?: 'line' | 'bare';
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A square of 44 px with one drawing: close, previous, next, wish. */
export const IconButton = ({ label, icon, variant = 'line', type = 'button', ...rest }: Props) => (
  <button {...rest} type={type} aria-label={label} className={styles['button']} data-variant={variant}>
    <Icon name={icon} />
  </button>
);
