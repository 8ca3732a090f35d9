import { kilometresToTown } from '#backend/gazetteer/gazetteer.ts';
import type { CountryCode } from '#shared/country/countries.ts';

/** What is said of a dealer that cannot be true, by column. */
type Doubt = { column: 'latitude' | 'timeZone'; message: string };
type Placed = { latitude: number; longitude: number; timeZone: string };

// Nobody runs a kitchen shop farther from any town.
const farthestKilometres = 100;

const doubtPosition = async (country: CountryCode, { latitude, longitude }: Placed): Promise<Doubt[]> => {
  if ((await kilometresToTown(country, { latitude, longitude })) <= farthestKilometres) return [];
  const isSwapped = (await kilometresToTown(country, { latitude: longitude, longitude: latitude })) <= farthestKilometres;
  const where = `${latitude}, ${longitude} lies outside the country`;
  return [{ column: 'latitude', message: isSwapped ? `${where}: latitude and longitude are swapped` : where }];
};

const midwinter = Date.UTC(2026, 0, 15);
const midsummer = Date.UTC(2026, 6, 15);

const timesIn = (timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (time: number) => format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
  return [midwinter, midsummer].map(offsetAt).join();
};

const zonesOf = (country: CountryCode): string[] => new Intl.Locale('und', { region: country.toUpperCase() }).getTimeZones() ?? [];

/** A zone of a neighbour that keeps the same time does no harm, and the same zone has several names. */
const doubtTimeZone = (country: CountryCode, { timeZone }: Placed): Doubt[] =>
  zonesOf(country).some((zone) => timesIn(zone) === timesIn(timeZone))
    ? []
    : [{ column: 'timeZone', message: `${timeZone} keeps a time that nobody has in the country, like ${zonesOf(country).join(', ')}` }];

/** Why a dealer cannot be where it is said to be: outside its country, or in the time of another one. */
export const findImpossible = async (country: CountryCode, dealer: Placed): Promise<Doubt[]> => [
  ...(await doubtPosition(country, dealer)),
  ...doubtTimeZone(country, dealer),
];
