import { searchDealers } from '#backend/dealer/dealer.ts';
import { findNearlySpelled, findPlaces } from '#backend/gazetteer/gazetteer.ts';
import type { Dealer, DealerAnswer } from '#shared/contract/dealer.ts';
import { countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { unitOf } from '#shared/dealer/distance.ts';
import type { DealerSearch } from '#shared/routes/dealer-query.ts';

/** The centre of a dealer search; `label` is '' for the visitor's own position. */
type Origin = { label: string; latitude: number; longitude: number };

/** The dealers that a search found. */
export type Around = {
  /** The place found; undefined where none was requested, or none is known by that name. */
  place: Origin | undefined;
  /** The requested place is unknown. */
  isUnknown: boolean;
  /** The name of a place that is spelled nearly like the unknown one. */
  meant: string | undefined;
  dealers: readonly Dealer[];
  /** More dealers match than are listed. */
  hasMore: boolean;
  tabs: DealerAnswer['tabNavigation'];
};

const findOrigin = async (site: Site, { place: text, at }: DealerSearch): Promise<Origin | undefined> => {
  if (at) return { label: text, latitude: at.lat, longitude: at.lng };
  if (text === '') return undefined;
  const [found] = await findPlaces(site, text, 1);
  return found;
};

/** The nearest dealers to the requested place or the visitor's position; without one, those around the middle of the country. */
export const findAround = async (site: Site, ask: DealerSearch): Promise<Around> => {
  const { filter, shows, most } = ask;
  const origin = await findOrigin(site, ask);
  const countryCentre = countries[site.country].coordinates;
  const { content, tabNavigation } = await searchDealers(site, {
    lat: origin?.latitude ?? countryCentre.lat,
    long: origin?.longitude ?? countryCentre.lng,
    maxNumber: most + 1,
    unit: unitOf(site.country),
    country: [site.country, site.language],
    filter,
    ...(shows !== undefined && { shows }),
  });
  const isUnknown = ask.place !== '' && origin === undefined;
  const [meant] = isUnknown ? await findNearlySpelled(site, ask.place, 1) : [];
  return {
    place: origin,
    isUnknown,
    meant: meant?.label,
    dealers: content.slice(0, most),
    hasMore: content.length > most,
    tabs: tabNavigation,
  };
};
