'use client';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './tabs.module.css';
import { useOverflow } from './use-overflow.ts';

type Props = {
  texts: { back: string; forward: string };
  /** List items. */
  children: ReactNode;
};

/** A row of tabs in one line; if it overflows, a button at each end scrolls it. Without script it scrolls by touch and by keyboard. */
export const TabRow = ({ texts, children }: Props) => {
  const row = useRef<HTMLUListElement>(null);
  const { isOver, isAtStart, isAtEnd, scroll } = useOverflow(row);
  return (
    <>
      {isOver && <IconButton variant="bare" icon="chevron-left" label={texts.back} aria-disabled={isAtStart} onClick={() => scroll(-1)} />}
      <ul ref={row} className={styles['row']}>
        {children}
      </ul>
      {isOver && <IconButton variant="bare" icon="chevron-right" label={texts.forward} aria-disabled={isAtEnd} onClick={() => scroll(1)} />}
    </>
  );
};
