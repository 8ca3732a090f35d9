import { markText } from '#backend/search/search.ts';
import { Link } from '#client/primitives/link/link.tsx';
import { Marked } from '#client/search/marked.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Results } from '#server-components/product-card/results.tsx';
import { allOf, type HitsProps, HitSection as Section } from './hit-section.tsx';
import styles from './hits.module.css';

/** Matching products as cards. */
export const ProductHits = (props: HitsProps) => {
  const { site, t, answer, limit } = props;
  return (
    <Section title={t('search.products')} all={allOf(props, answer.products.length)}>
      <Results site={site} tiles={answer.products.slice(0, limit)} t={t} columns={4} level={3} />
    </Section>
  );
};

/** Matching lists, and their filters. */
export const CategoryHits = (props: HitsProps) => {
  const { site, t, answer, limit } = props;
  return (
    <Section title={t('search.categories')} all={allOf(props, answer.categories.length)}>
      <ul className={styles.list}>
        {answer.categories.slice(0, limit).map(({ id, label, list, href, language, count }) => (
          <li key={id}>
            {list && (
              <p className={styles.note} lang={langOf(list.language, site.language)}>
                {list.label}
              </p>
            )}
            <h3 lang={langOf(language, site.language)}>
              <Link href={href}>
                <Marked text={markText(site, label, answer.term)} />
              </Link>
            </h3>
            <p>{t('search.productCount', { count })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** Matching pages with their descriptions. */
export const PageHits = (props: HitsProps) => {
  const { site, t, answer, limit } = props;
  return (
    <Section title={t('search.pages')} all={allOf(props, answer.pages.length)}>
      <ul className={styles.list}>
        {answer.pages.slice(0, limit).map(({ pageId, title, description, href, language }) => (
          <li key={pageId} lang={langOf(language, site.language)}>
            <h3>
              <Link href={href}>
                <Marked text={markText(site, title, answer.term)} />
              </Link>
            </h3>
            <p>
              <Marked text={markText(site, description, answer.term)} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
