import 'server-only';
import { getCountryContent } from '#backend/content/content.ts';
import type { ProductFile } from '#shared/catalogue/product-file.ts';
import type { FactRow } from '#shared/catalogue/product-view.ts';
import type { SparePart } from '#shared/content/spare-parts-file.ts';
import { type CountryFacts, countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { formatMoney } from '#shared/money/money.ts';
import { textsOf } from './texts.ts';

/** Whether a part belongs to a product with these facts. */
const belongsTo = ({ belongsTo: rule }: Pick<SparePart, 'belongsTo'>, facts: ProductFile['facts']): boolean => {
  if (rule.kind === 'sink') {
    return facts.kind === 'sink' && (!rule.mountings || rule.mountings.some((mounting) => facts.mountings.includes(mounting)));
  }
  return (
    facts.kind === 'tap' &&
    (rule.pressure === undefined || rule.pressure === facts.pressure.system) &&
    (rule.hasPullOut === undefined || rule.hasPullOut === (facts.pullOut !== null))
  );
};

/** A spare part: its article number, its name and its price as the locale formats it. */
export type NamedPart = { sku: string; name: string; price: string };

/** The spare parts of a product with their prices in the country's currency. */
export const partsOf = (facts: ProductFile['facts'], site: Site): NamedPart[] => {
  const { currency }: CountryFacts = countries[site.country];
  const t = textsOf(site.locale);
  return getCountryContent(site.country)
    .spareParts.filter((part) => belongsTo(part, facts))
    .map(({ sku, part, prices }) => ({
      sku,
      name: t(`catalogue.part.${part}`),
      price: formatMoney({ rawValue: prices[currency], currency }, site.locale),
    }));
};

/** The same as rows of a facts table. */
export const sparePartsOf = (facts: ProductFile['facts'], site: Site): FactRow[] =>
  partsOf(facts, site).map(({ sku, name, price }) => ({ id: sku, label: name, value: `${sku} · ${price}` }));
