import type { ReactNode } from 'react';
import styles from './typography.module.css';

type Level = 1 | 2 | 3 | 4 | 5 | 6;
type Size = 'stage' | 'section' | 'part' | 'label';

type Props = {
  /** Its text. */
  children: ReactNode;
  /** Its level in the page's outline; independent of its look. */
  level: Level;
  /** `stage` 40 to 72 px, once per page; `section` 28 to 42; `part` 22 to 28; `label` like text, in weight 600. @default follows the level */
  size?: Size | undefined;
  /** Language of the heading, if it differs from the page's. */
  lang?: string | undefined;
};

const sizes: Record<Level, Size> = { 1: 'section', 2: 'section', 3: 'part', 4: 'label', 5: 'label', 6: 'label' };

/** A heading: level for the outline, size for the look. */
export const Heading = ({ children, level, size = sizes[level], lang }: Props) => {
  const Element = `h${level}` as const;
  return (
    <Element lang={lang} className={styles['heading']} data-size={size}>
      {children}
    </Element>
  );
};
