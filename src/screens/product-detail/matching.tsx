import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { CardRow } from '#server-components/product-card/card-row.tsx';
import type { FittingProducts, ProductView } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './matching.module.css';

type PartProps = { site: Site; t: Translate };

/** Taps, sinks and accessories in cards of the same size as in lists. */
const columns = 4;

const Others = ({ t, others }: Pick<PartProps, 't'> & Pick<FittingProducts, 'others'>) => (
  <div className={styles.others}>
    <h3>{t('product.fitting.others')}</h3>
    <ul>
      {others.map(({ name, url }) => (
        <li key={url}>
          <TextLink href={url} variant="action">
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  </div>
);

const Row = ({ site, t, list, tiles, others }: PartProps & FittingProducts) => (
  <section id={`fitting-${list}`}>
    <HeadRow headline={t(`product.fitting.${list}`)} />
    <CardRow site={site} tiles={tiles} columns={columns} hasButtons />
    {others.length === 0 ? null : <Others t={t} others={others} />}
  </section>
);

/**
 * Taps for a sink, sinks for a tap, then what fits by its dimensions: accessories for both, sinks and taps for an accessory. Each can be
 * added to the cart here.
 */
export const Matching = ({ site, t, view }: PartProps & { view: ProductView }) => {
  const named: FittingProducts = { list: view.kind === 'sink' ? 'taps' : 'sinks', tiles: view.matching, others: [] };
  return [named, ...view.fitting].map((row) => (row.tiles.length === 0 ? null : <Row key={row.list} site={site} t={t} {...row} />));
};
