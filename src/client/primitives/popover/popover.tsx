'use client';
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { DialogTrigger, type PopoverProps } from 'react-aria-components/Popover';
import { Float } from './float.tsx';
import styles from './popover.module.css';

type Props = {
  /** What opens it: a `Button`. */
  trigger: ReactElement;
  /** Names it, for the eye and for a screen reader. */
  title: string;
  /** A few lines, at most a link or two. */
  children: ReactNode;
  /** Where it stands when there is room. @default 'bottom start' */
  placement?: NonNullable<PopoverProps['placement']>;
  /** Open to begin with. @default false */
  defaultOpen?: boolean;
};

/** A few lines about a thing, beside it. Heavy (react-aria): for rooms that load late. */
export const Popover = ({ trigger, title, children, placement = 'bottom start', defaultOpen = false }: Props) => (
  <DialogTrigger defaultOpen={defaultOpen}>
    {trigger}
    <Float placement={placement}>
      <Dialog className={styles['popover'] ?? ''}>
        <Heading slot="title" level={2} className={styles['title'] ?? ''}>
          {title}
        </Heading>
        {children}
      </Dialog>
    </Float>
  </DialogTrigger>
);
