import 'server-only';
import { getCountryContent } from '#backend/content/content.ts';
import type { ProductFile } from '#shared/catalogue/product-file.ts';
import type { FactRow } from '#shared/catalogue/product-view.ts';
import type { SparePart } from '#shared/content/spare-parts-file.ts';
import { type CountryFacts, countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { formatMoney } from '#shared/money/money.ts';
import { textsOf } from './texts.ts';

/** Whether a part is one of a product with these facts. */
export const belongsTo = ({ belongsTo: rule }: Pick<SparePart, 'belongsTo'>, facts: ProductFile['facts']): boolean => {
  if (rule.kind === 'sink') {
    return facts.kind === 'sink' && (!rule.mountings || rule.mountings.some((mounting) => facts.mountings.includes(mounting)));
  }
  return (
    facts.kind === 'tap' &&
    (rule.pressure === undefined || rule.pressure === facts.pressure.system) &&
    (rule.hasPullOut === undefined || rule.hasPullOut === (facts.pullOut !== null))
  );
};

/** The spare parts of a product, each with its article number and its price in the country's currency. */
export const sparePartsOf = (facts: ProductFile['facts'], site: Site): FactRow[] => {
  const { currency }: CountryFacts = countries[site.country];
  const say = textsOf(site.language);
  return getCountryContent(site.country)
    .spareParts.filter((part) => belongsTo(part, facts))
    .map(({ sku, part, prices }) => ({
      id: sku,
      label: say(`catalogue.part.${part}`),
      value: `${sku} · ${formatMoney({ rawValue: prices[currency], currency }, site.locale)}`,
    }));
};
