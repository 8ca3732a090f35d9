import { searchDealers } from '#backend/dealer/dealer.ts';
import { findPlaces } from '#backend/gazetteer/gazetteer.ts';
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
  dealers: readonly Dealer[];
  /** More dealers match than are listed. */
  hasMore: boolean;
  tabs: DealerAnswer['tabNavigation'];
};

const candidates = 20;

// `Neustadt, Bayern`: suggestions append the region to tell places of the same name apart.
const findOrigin = async (site: Site, { place: text, at }: DealerSearch): Promise<Origin | undefined> => {
  if (at) return { label: text, latitude: at.lat, longitude: at.lng };
  if (text === '') return undefined;
  const [name = '', ...regionParts] = text.split(', ');
  const found = await findPlaces(site, name, candidates);
  return found.find(({ region }) => region === regionParts.join(', ')) ?? found[0];
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
  return {
    place: origin,
    isUnknown: ask.place !== '' && origin === undefined,
    dealers: content.slice(0, most),
    hasMore: content.length > most,
    tabs: tabNavigation,
  };
};
