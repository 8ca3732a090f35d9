import type { ReactNode } from 'react';
import { markText } from '#backend/search/search.ts';
import { Link } from '#client/primitives/link/link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Marked } from '#client/search/marked.tsx';
import type { SearchAnswer } from '#shared/contract/search.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { langOf } from '../language-attribute.ts';
import { Results } from '../product-list/results.tsx';
import styles from './hits.module.css';

export type HitsProps = {
  site: Site;
  say: Translate;
  answer: SearchAnswer;
  /** So many at most; the link to all of them stands beside the heading. */
  limit: number;
  /** Where all of them are. */
  allHref: string;
};

type HeadProps = { title: string; all: { label: string; href: string } | undefined; children: ReactNode };

const Section = ({ title, all, children }: HeadProps) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {all && (
        <TextLink href={all.href} variant="action">
          {all.label}
        </TextLink>
      )}
    </div>
    {children}
  </section>
);

const allOf = ({ say, limit, allHref }: HitsProps, count: number) =>
  count > limit ? { label: say('search.more', { count }), href: allHref } : undefined;

/** Found products as cards. */
export const ProductHits = (props: HitsProps) => {
  const { site, say, answer, limit } = props;
  return (
    <Section title={say('search.products')} all={allOf(props, answer.products.length)}>
      <Results site={site} tiles={answer.products.slice(0, limit)} say={say} columns={4} level={3} />
    </Section>
  );
};

/** Found lists, and what they can be narrowed to. */
export const CategoryHits = (props: HitsProps) => {
  const { site, say, answer, limit } = props;
  return (
    <Section title={say('search.categories')} all={allOf(props, answer.categories.length)}>
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
            <p>{say('search.productCount', { count })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** Found pages with what they are about. */
export const PageHits = (props: HitsProps) => {
  const { site, say, answer, limit } = props;
  return (
    <Section title={say('search.pages')} all={allOf(props, answer.pages.length)}>
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
