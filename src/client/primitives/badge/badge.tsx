import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './badge.module.css';

type Props = {
  /** One word, or one short sentence. */
  children: ReactNode;
  /** `corner` sits in the free corner of a tile; `good`, `wait` and `none` in a line of text, with their icon. @default 'corner' */
  variant?: 'corner' | 'good' | 'wait' | 'none';
};

const icons: Partial<Record<NonNullable<Props['variant']>, IconName>> = { good: 'check', wait: 'clock', none: 'none' };

/** A label on a product: bestseller, new, in stock. Words, never colour alone, and never a box. */
export const Badge = ({ children, variant = 'corner' }: Props) => {
  const icon = icons[variant];
  return (
    <span className={styles['badge']} data-variant={variant}>
      {icon && <Icon name={icon} size="s" />}
      <span>{children}</span>
    </span>
  );
};
