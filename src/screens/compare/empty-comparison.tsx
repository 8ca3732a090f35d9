import { bestSellers, getTiles } from '#backend/catalogue/catalogue.ts';
import { findPageById, pathOfPage } from '#backend/content/content.ts';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { Lead } from '#client/primitives/typography/text.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { CardRow } from '#server-components/product-card/card-row.tsx';
import { listNames } from '#shared/catalogue/product-list.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { maxCompared } from '#shared/routes/compare-query.ts';
import styles from './compare.module.css';

type Props = { site: Site; t: Translate; title: string };

/** The country's product lists, where products are selected. */
const Lists = ({ site }: { site: Site }) => (
  <p className={styles.lists}>
    {listNames.map((list) => {
      const [page, href] = [findPageById(site, list), pathOfPage(site, list)];
      return page && href !== undefined ? (
        <ButtonLink key={list} href={href} variant="line">
          <span lang={langOf(page.language, site.language)}>{page.texts.label}</span>
        </ButtonLink>
      ) : null;
    })}
  </p>
);

/** An empty comparison: how to add products, and the best sellers. */
export const EmptyComparison = async ({ site, t, title }: Props) => {
  const tiles = await getTiles(site, bestSellers(site, maxCompared));
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <Lead>
          <p>{t('compare.empty.text', { choose: t('compare.choose') })}</p>
        </Lead>
        <Lists site={site} />
      </div>
      <section>
        <HeadRow headline={t('compare.popular')} />
        <CardRow site={site} tiles={tiles} />
      </section>
    </div>
  );
};
