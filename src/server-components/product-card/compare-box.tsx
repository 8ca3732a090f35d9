import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import type { ProductTile } from '#shared/contract/product.ts';
import { nameAction } from '#shared/i18n/name-action.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The form of the checkboxes that select products for the comparison. */
export const compareFormId = 'compare';

type Props = { tile: Pick<ProductTile, 'productKey' | 'name'>; locale: string; t: Translate };

/** Selects a product for the comparison; the form itself is below the list. */
export const CompareBox = ({ tile: { productKey, name }, locale, t }: Props) => (
  <Checkbox form={compareFormId} name="product" value={productKey} aria-label={nameAction(locale, t('compare.choose'), name)}>
    {t('compare.choose')}
  </Checkbox>
);
