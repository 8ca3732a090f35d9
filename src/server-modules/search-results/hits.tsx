import { Link } from '#client/primitives/link/link.tsx';
import type { SearchAnswer } from '#shared/contract/search.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { langOf } from '../language-attribute.ts';
import { CardRow } from '../product-card/card-row.tsx';
import styles from './hits.module.css';

type HitsProps = { site: Site; say: Translate; answer: SearchAnswer };

const PageHits = ({ site, say, answer }: HitsProps) => (
  <section>
    <h2 className={styles.head}>{say('search.pages')}</h2>
    <ul className={styles.pages}>
      {answer.pages.map(({ pageId, title, description, href, language }) => (
        <li key={pageId} lang={langOf(language, site.language)}>
          <h3>
            <Link href={href}>{title}</Link>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </section>
);

/** Found products as cards, found pages as a list; words of help where nothing was found. */
export const Hits = ({ site, say, answer }: HitsProps) => {
  if (answer.products.length + answer.pages.length === 0) return <p role="status">{say('search.none')}</p>;
  return (
    <>
      {answer.products.length === 0 ? null : (
        <section>
          <h2 className={styles.head}>{say('search.products')}</h2>
          <CardRow site={site} tiles={answer.products} />
        </section>
      )}
      {answer.pages.length === 0 ? null : <PageHits site={site} say={say} answer={answer} />}
    </>
  );
};
