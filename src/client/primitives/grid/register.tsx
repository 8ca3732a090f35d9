import type { ReactNode } from 'react';
import { StaticPart } from '#static-part';
import styles from './register.module.css';

type Props = {
  /** Anchor and id of the section. */
  id?: string | undefined;
  /** Its title, an h2. */
  headline: string;
  /** A remark or links below the headline. */
  aside?: ReactNode;
  /** Language of all of it, if it differs from the page's. */
  lang?: string | undefined;
  /** Identifies it among all static sections: equal keys, equal HTML. Omitted if it contains something interactive. */
  cacheKey?: string | undefined;
  /** The content beside the title. */
  children: ReactNode;
};

/** A section in two columns: title in columns 1 to 3, content in 4 to 12; stacked on phones. */
export const Register = ({ id, headline, aside, lang, cacheKey, children }: Props) => {
  const columns = (
    <>
      <div className={styles['head']}>
        <h2>{headline}</h2>
        {aside}
      </div>
      <div className={styles['body']}>{children}</div>
    </>
  );
  const section = { id, lang, className: styles['register'] };
  if (cacheKey === undefined) return <section {...section}>{columns}</section>;
  return (
    <StaticPart name="register" as="section" cacheKey={cacheKey} {...section}>
      {columns}
    </StaticPart>
  );
};
