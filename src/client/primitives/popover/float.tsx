import type { ReactNode } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { PageLocale } from '../modal/page-locale.tsx';
import styles from './float.module.css';

type Props = Pick<PopoverProps, 'placement'> & { children: ReactNode };

// Distance to its trigger, and to the edges of the window, px.
const offset = 4;
const edge = 8;

// The content has its own name; the box around it is generic and may not have one.
const unnamed = { 'aria-labelledby': '' };

/** A popup beside its trigger: it flips to the side with space, and closes on Escape and a click outside. */
export const Float = ({ placement = 'bottom start', children }: Props) => (
  <PageLocale>
    <Popover {...unnamed} className={styles['float'] ?? ''} placement={placement} offset={offset} containerPadding={edge}>
      {children}
    </Popover>
  </PageLocale>
);
