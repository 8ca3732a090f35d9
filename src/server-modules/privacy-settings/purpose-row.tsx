import type { ReactNode } from 'react';
import { wordsOf } from '#backend/consent-question/consent-question.ts';
import { Heading } from '#client/primitives/typography/heading.tsx';
import type { StoredThing } from '#shared/consent/stored.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './privacy-settings.module.css';
import { StoredTable } from './stored-table.tsx';

type Props = {
  purpose: StoredThing['purpose'];
  /** Level of its heading in the page's outline. */
  level: 2 | 3;
  t: Translate;
  /** Its state, or a control for it. */
  children: ReactNode;
};

/** One purpose: what it is for, what is behind it, and beside that its state. */
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
