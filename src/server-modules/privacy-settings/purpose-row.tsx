import type { ReactNode } from 'react';
import { wordsOf } from '#backend/consent-question/consent-question.ts';
import { Heading } from '#client/primitives/typography/heading.tsx';
import type { StoredThing } from '#shared/consent/stored.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './privacy-settings.module.css';
import { StoredTable } from './stored-table.tsx';

type Props = {
  purpose: StoredThing['purpose'];
  /** Of its heading in the outline of the page. */
  level: 2 | 3;
  t: Translate;
  /** How it stands, or where that is chosen. */
  children: ReactNode;
};

/** One purpose: what it is for, what is behind it, and beside that how it stands. */
export const PurposeRow = ({ purpose, level, t, children }: Props) => {
  const { label, text } = wordsOf(t, purpose);
  return (
    <li className={styles.purpose}>
      <div>
        <Heading level={level} size="part">
          {label}
        </Heading>
        <p className={styles.text}>{text}</p>
        <StoredTable purpose={purpose} label={label} t={t} />
      </div>
      {children}
    </li>
  );
};
