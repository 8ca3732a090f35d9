import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { comparePath } from '#shared/routes/compare-query.ts';
import { StaticPart } from '#static-part';
import styles from './further-options.module.css';

type Props = {
  site: Site;
  t: Translate;
  view: Pick<ProductView, 'productKey' | 'family'> /** Identifies the product's own parts. */;
  cacheKey: string;
};

/** For undecided visitors: the other sizes of the family, and a comparison that starts with this product. */
export const FurtherOptions = ({ site, t, view: { productKey, family }, cacheKey }: Props) => (
  <StaticPart name="ways" cacheKey={cacheKey} className={styles.ways}>
    {family === null ? null : (
      <TextLink href={family.url} variant="action" icon="ruler">
        {t('family.all', { name: family.name })}
      </TextLink>
    )}
    <TextLink href={comparePath(site, { productKeys: [productKey], isOnlyDifferences: false })} variant="action" icon="compare">
      {t('compare.withOthers')}
    </TextLink>
  </StaticPart>
);
