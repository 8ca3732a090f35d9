'use client';
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { DialogTrigger, type PopoverProps } from 'react-aria-components/Popover';
import { Float } from './float.tsx';
import styles from './popover.module.css';

type Props = {
  /** The trigger: a `Button`. */
  trigger: ReactElement;
  /** Its visible and accessible name. */
  title: string;
  /** A few lines, at most a link or two. */
  children: ReactNode;
  /** The preferred placement. @default 'bottom start' */
  placement?: NonNullable<PopoverProps['placement']>;
  /** Open initially. @default false */
  defaultOpen?: boolean;
};

/** A few lines about something, beside it. Heavy (react-aria): for lazily loaded containers. */
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
