import { searchDealers } from '#backend/dealer/dealer.ts';
import { findPlaces } from '#backend/gazetteer/gazetteer.ts';
import type { Dealer, DealerAnswer } from '#shared/contract/dealer.ts';
import { countries } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { unitOf } from '#shared/dealer/distance.ts';
import type { DealerSearch } from '#shared/routes/dealer-query.ts';

/** Where somebody looks for dealers; `label` is '' where that is where they are themselves. */
type Origin = { label: string; latitude: number; longitude: number };

/** The dealers that a search found. */
export type Around = {
  /** The place that was meant; undefined where none was asked for, or none is known by that name. */
  place: Origin | undefined;
  /** A place was asked for that is not known. */
  isUnknown: boolean;
  dealers: readonly Dealer[];
  /** There are more of them. */
  hasMore: boolean;
  tabs: DealerAnswer['tabNavigation'];
};

const candidates = 20;

// `Neustadt, Bayern` is how a suggestion tells apart what has one name.
const findOrigin = async (site: Site, { place: text, at }: DealerSearch): Promise<Origin | undefined> => {
  if (at) return { label: text, latitude: at.lat, longitude: at.lng };
  if (text === '') return undefined;
  const [name = '', ...regionParts] = text.split(', ');
  const found = await findPlaces(site, name, candidates);
  return found.find(({ region }) => region === regionParts.join(', ')) ?? found[0];
};

/** The nearest dealers to the place that was asked for, or to where the visitor is; without one those around the middle of the country. */
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
  return {
    place: origin,
    isUnknown: ask.place !== '' && origin === undefined,
    dealers: content.slice(0, most),
    hasMore: content.length > most,
    tabs: tabNavigation,
  };
};
