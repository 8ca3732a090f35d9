'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { announce } from '#client/primitives/announcer/announce.ts';
import { Flag, Icon } from '#client/primitives/icon/icon.tsx';
import { PaymentMark } from '#client/primitives/icon/payment-mark.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { flagNames, iconNames, paymentMarkNames } from '../icon-lists.ts';
import { Part } from '../story/part.tsx';
import { useCopy } from '../use-copy.ts';
import styles from './icon-gallery.module.css';

type Drawing = { name: string; drawing: ReactNode };
const groups: readonly { id: string; title: string; drawings: readonly Drawing[] }[] = [
  { id: 'icons', title: 'Icons', drawings: iconNames.map((name) => ({ name, drawing: <Icon name={name} /> })) },
  { id: 'flags', title: 'Flags', drawings: flagNames.map((name) => ({ name, drawing: <Flag name={name} /> })) },
  { id: 'marks', title: 'Payment marks', drawings: paymentMarkNames.map((name) => ({ name, drawing: <PaymentMark name={name} /> })) },
];

const quietMs = 400;

/** Announces the count once typing has paused. */
const useAnnouncedCount = (term: string, count: number): void => {
  useEffect(() => {
    if (term === '') return;
    const timer = setTimeout(() => announce(count === 1 ? '1 drawing' : `${count} drawings`), quietMs);
    return () => clearTimeout(timer);
  }, [term, count]);
};

/** All icons, filtered by name; a click copies the name. Each group is one tab stop, arrow keys move within it. */
export const IconGallery = () => {
  const [term, setTerm] = useState('');
  const { answer, copy } = useCopy();
  const wanted = term.trim().toLowerCase();
  const shown = groups
    .map((group) => ({ ...group, drawings: group.drawings.filter(({ name }) => name.toLowerCase().includes(wanted)) }))
    .filter(({ drawings }) => drawings.length > 0);
  useAnnouncedCount(
    wanted,
    shown.reduce((sum, { drawings }) => sum + drawings.length, 0),
  );
  return (
    <>
      <search className={styles['search']}>
        <TextField
          id="icon-search"
          name="q"
          type="search"
          label="Search"
          autoComplete="off"
          value={term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
        />
      </search>
      {shown.map(({ id, title, drawings }) => (
        <Part key={id} id={id} title={title}>
          <Toolbar aria-label={title} className={styles['gallery'] ?? ''}>
            {drawings.map(({ name, drawing }) => (
              <button key={name} type="button" className={styles['drawing']} onClick={() => copy(name)}>
                {drawing}
                <span className="visually-hidden">Copy the name </span>
                <span className={styles['name']}>{answer?.text === name && answer.isCopied ? 'Copied' : name}</span>
              </button>
            ))}
          </Toolbar>
        </Part>
      ))}
      {shown.length === 0 && <p>{`No icon is called “${term}”.`}</p>}
    </>
  );
};
