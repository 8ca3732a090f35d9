import type { ReactNode } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { PageLocale } from '../modal/page-locale.tsx';
import styles from './float.module.css';

type Props = Pick<PopoverProps, 'placement'> & { children: ReactNode };

// From its button, and from the edges of the window, px.
const offset = 4;
const edge = 8;

// What stands in it has its name; the box around it is nothing of its own and may not carry one.
const unnamed = { 'aria-labelledby': '' };

/** What opens beside its button: it turns to where there is room, and closes on Escape and a press outside. */
export const Float = ({ placement = 'bottom start', children }: Props) => (
  <PageLocale>
    <Popover {...unnamed} className={styles['float'] ?? ''} placement={placement} offset={offset} containerPadding={edge}>
      {children}
    </Popover>
  </PageLocale>
);
