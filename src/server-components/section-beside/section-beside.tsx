import type { ReactNode } from 'react';
import { Lead } from '#client/primitives/typography/text.tsx';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import styles from './section-beside.module.css';

type SectionBesideProps = {
  headline: string;
  text: string | null;
  /** A quiet link below the text. */
  link?: ReactNode;
  children: ReactNode;
};

/** A section's headline and a sentence or two at the start, the content in the wider part beside them; stacked where space is short. */
export const SectionBeside = ({ headline, text, link = null, children }: SectionBesideProps) => (
  <div className={styles.beside}>
    <div className={styles.words}>
      <h2>{headline}</h2>
      {text === null ? null : (
        <Lead measure="s">
          <Paragraphs text={text} />
        </Lead>
      )}
      {link}
    </div>
    <div className={styles.content}>{children}</div>
  </div>
);
