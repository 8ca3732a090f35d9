import { truncateText } from '#shared/cleaning/truncate-text.ts';
import { type DealerFilter, dealerFilters } from '../contract/dealer.ts';

/** The query parameters of the dealer page, in the order of canonical addresses. */
export const dealerQueryNames = ['at', 'filter', 'most', 'place', 'shows'] as const;

/** The number of dealers on the page at first (specification §9). */
export const firstDealers = 5;

const maxDealers = 50;
const maxPlaceLength = 80;
// A hundred metres: as precise as distances are shown, so that no more of the visitor's position is revealed.
const grain = 1000;
const [maxLat, maxLng] = [90, 180];

/** A position, in degrees. */
export type Position = { lat: number; lng: number };

/** A search among all dealers. */
export type DealerSearch = {
  /** As it was typed: a name or a postal code; '' for none. */
  place: string;
  /** The position of that location, or the visitor's if none is named; undefined if only its name is known. */
  at: Position | undefined;
  filter: DealerFilter;
  /** The key of a product on display. */
  shows: string | undefined;
  /** How many are shown. */
  most: number;
};

const round = (degrees: number): number => Math.round(degrees * grain) / grain;

const positionIn = (text: string): Position | undefined => {
  const [, lat, lng] = (/^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text) ?? []).map(Number);
  if (lat === undefined || lng === undefined || Math.abs(lat) > maxLat || Math.abs(lng) > maxLng) return undefined;
  return { lat: round(lat), lng: round(lng) };
};

/** The search of a query; unknown values are ignored. */
export const readDealerQuery = (query: string): DealerSearch => {
  const queryParams = new URLSearchParams(query);
  const most = /^\d{1,3}$/.test(queryParams.get('most') ?? '') ? Number(queryParams.get('most')) : firstDealers;
  const shows = queryParams.get('shows') ?? '';
  return {
    place: truncateText((queryParams.get('place') ?? '').normalize('NFKC').trim(), maxPlaceLength),
    at: positionIn(queryParams.get('at') ?? ''),
    filter: dealerFilters.find((filter) => filter === queryParams.get('filter')) ?? 'all',
    shows: /^[a-z0-9-]{1,60}$/.test(shows) ? shows : undefined,
    most: Math.min(Math.max(most, firstDealers), maxDealers),
  };
};

/** The query of a search, shortest form: `?filter=unit-partner&place=K%C3%B6ln`; '' for all dealers. */
export const dealerQueryOf = ({ place, at, filter, shows, most }: Partial<DealerSearch>): string => {
  const pairs = [
    ...(at === undefined ? [] : [['at', `${round(at.lat)},${round(at.lng)}`]]),
    ...(filter === undefined || filter === 'all' ? [] : [['filter', filter]]),
    ...(most === undefined || most <= firstDealers ? [] : [['most', `${Math.min(most, maxDealers)}`]]),
    ...(place ? [['place', place]] : []),
    ...(shows === undefined ? [] : [['shows', shows]]),
  ];
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};
