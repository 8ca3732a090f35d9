import { Lead } from '#client/primitives/typography/text.tsx';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import styles from './section-head.module.css';

/** A section's headline above its content, and beside it a sentence or two where they fit. */
export const SectionHead = ({ headline, text }: { headline: string; text: string | null }) => (
  <div className={styles.head}>
    <h2>{headline}</h2>
    {text === null ? null : (
      <Lead>
        <Paragraphs text={text} />
      </Lead>
    )}
  </div>
);
