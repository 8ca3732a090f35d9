import 'server-only';
import { drawCabinetFront } from '#shared/catalogue/drawing/cabinet-front.ts';
import type { Drawing } from '#shared/catalogue/drawing/drawing.ts';
import type { SinkFacts } from '#shared/catalogue/facts.ts';
import type { Site } from '#shared/country/site.ts';
import { catalogueOf } from './catalogue-index.ts';
import { labelCentimetres } from './measures.ts';
import { presentPrice, priceIn } from './price.ts';

/** The sinks that need a cabinet of one width: how many, from which price on, and the most popular one drawn in it; `width` in millimetres. */
type CabinetClass = { width: number; label: string; count: number; price: string; isTaxIncluded: boolean; drawing: Drawing };

/** The widths of cabinets that sinks of the country need, the narrowest first. A sink counts once, in the narrowest cabinet that takes it. */
export const cabinetClasses = (site: Site): CabinetClass[] => {
  const sinks = catalogueOf(site.country).lists.sinks.flatMap(({ file }) =>
    file.facts.kind === 'sink' ? [{ facts: file.facts satisfies SinkFacts, variants: file.variants }] : [],
  );
  return [...Map.groupBy(sinks, ({ facts }) => facts.cabinetWidth)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([width, members]) => {
      const [popular] = members;
      const [cheapest] = members
        .flatMap(({ variants }) => variants)
        .toSorted((a, b) => priceIn(site.country, a).rawValue - priceIn(site.country, b).rawValue);
      if (!popular || !cheapest) return [];
      const { value, isTaxInPriceIncluded } = presentPrice(site, cheapest);
      return {
        width,
        label: labelCentimetres(site, width),
        count: members.length,
        price: value,
        isTaxIncluded: isTaxInPriceIncluded,
        drawing: drawCabinetFront(popular.facts),
      };
    });
};
