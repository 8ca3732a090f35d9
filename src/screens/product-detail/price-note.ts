import type { CountryFile } from '#shared/content/country-file.ts';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';
import { formatRate } from '#shared/money/format-rate.ts';
import { formatMoney } from '#shared/money/money.ts';

type PriceNote = {
  price: Variant['price'];
  country: Pick<CountryFile, 'tax' | 'shipping'>;
  site: Pick<Site, 'language' | 'locale'>;
  t: Translate;
};

const presentTax = ({ price, country: { tax }, site, t }: PriceNote): string => {
  const label = taxLabelOf(tax, site.language);
  if (!price.isTaxInPriceIncluded) return t('product.tax.excluded', { tax: label });
  if (price.taxRate === 0) return t('product.tax.included', { tax: label });
  return t('product.tax.includedAt', { rate: formatRate(price.taxRate, site.locale), tax: label });
};

/** Delivery costs of one piece by the cheapest method. */
const presentDelivery = ({ price, country: { shipping }, site: { locale }, t }: PriceNote): string => {
  const costs = shipping.map(({ costs: full, freeFrom }) => (freeFrom !== null && price.rawValue >= freeFrom ? 0 : full));
  const least = Math.min(...costs);
  return least === 0
    ? t('product.shipping.free')
    : t('product.shipping.costs', { costs: formatMoney({ rawValue: least, currency: price.currency }, locale) });
};

/** The small print of a price: tax and delivery, `inkl. 19 % MwSt., Lieferung kostenfrei`. */
export const presentPriceNote = (note: PriceNote): string => withCommas(note.site.locale, [presentTax(note), presentDelivery(note)]);
