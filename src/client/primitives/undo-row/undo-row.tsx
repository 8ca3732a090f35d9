'use client';
import { type FormEvent, useEffect, useRef } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import styles from './undo-row.module.css';

type Props = {
  /** What happened: `Delta 60 is no longer on the list.` */
  text: string;
  /** The button's label. */
  undo: string;
  /** The call that restores it without script, and its fields. */
  action: string;
  fields: Readonly<Record<string, string | number>>;
  /** Restores it with script. */
  onUndo?: (() => void) | undefined;
};

/** The row of a removed list item: it can be restored. It takes the focus, because the clicked button was removed. */
export const UndoRow = ({ text, undo, action, fields, onUndo }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    if (!onUndo) return;
    event.preventDefault();
    onUndo();
  };
  return (
    <li className={styles['row']}>
      <span>{text}</span>
      <form method="post" action={action} onSubmit={submit}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton ref={button} variant="quiet" size="s" icon="undo">
          {undo}
        </SubmitButton>
      </form>
    </li>
  );
};
