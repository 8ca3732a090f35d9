import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { comparePath } from '#shared/routes/compare-query.ts';
import { Still } from '#still';
import styles from './further-ways.module.css';

type Props = {
  site: Site;
  say: Translate;
  view: Pick<ProductView, 'productKey' | 'family'> /** Names the product's own parts. */;
  keep: string;
};

/** For who is not sure yet: the other sizes of the family, and the comparison that begins with this product. */
export const FurtherWays = ({ site, say, view: { productKey, family }, keep }: Props) => (
  <Still name="ways" keep={keep} className={styles.ways}>
    {family === null ? null : (
      <TextLink href={family.url} variant="action" icon="ruler">
        {say('family.all', { name: family.name })}
      </TextLink>
    )}
    <TextLink href={comparePath(site, { productKeys: [productKey], isOnlyDifferences: false })} variant="action" icon="compare">
      {say('compare.withOthers')}
    </TextLink>
  </Still>
);
