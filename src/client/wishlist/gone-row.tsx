'use client';
import { useEffect, useRef } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import styles from './wish-row.module.css';

/** The line of an article that was just taken off: it can be put back. The focus goes there, since the button that was pressed is gone. */
export const GoneRow = ({ text, undo, onUndo }: { text: string; undo: string; onUndo: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className={styles['gone']}>
      <span>{text}</span>
      <PlainButton ref={button} variant="quiet" size="s" icon="undo" onClick={onUndo}>
        {undo}
      </PlainButton>
    </li>
  );
};
