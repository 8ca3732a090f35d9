import { bestSellers, getTiles } from '#backend/catalogue/catalogue.ts';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { CardRow } from '#server-components/product-card/card-row.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';
import styles from './best-sellers.module.css';

/** One row of cards. */
const shown = 4;

/** The products bought most, as a way on from an empty page. */
export const BestSellers = async ({ site }: { site: Site }) => {
  const t = await getTranslator(site.locale);
  return (
    <section className={styles['further']}>
      <HeadRow headline={t('search.bestSellers')} />
      <CardRow site={site} tiles={await getTiles(site, bestSellers(site, shown))} />
    </section>
  );
};
