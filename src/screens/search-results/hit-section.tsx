import type { ReactNode } from 'react';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { SearchAnswer } from '#shared/contract/search.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './hits.module.css';

/** Props of every kind of hits. */
export type HitsProps = {
  site: Site;
  t: Translate;
  answer: SearchAnswer;
  /** The maximum number shown; the link to all of them is beside the heading. */
  limit: number;
  /** The address of all of them. */
  allHref: string;
};

type HeadProps = { title: string; all: { label: string; href: string } | undefined; children: ReactNode };

/** Hits of one kind under their heading, with the link to all of them. */
export const HitSection = ({ title, all, children }: HeadProps) => (
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

/** The link to all hits of a kind, where some of them are left out. */
export const allOf = ({ t, limit, allHref }: HitsProps, count: number) =>
  count > limit ? { label: t('search.more', { count }), href: allHref } : undefined;
