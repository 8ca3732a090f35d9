import type { CountryCode } from '../../src/shared/country/countries.ts';
import type { Random } from './random.ts';

type Week = [string, string, string, string, string, string, string];

const withBreak: readonly CountryCode[] = ['it', 'es', 'fr', 'pt', 'ch', 'at'];
const openOnSundays: readonly CountryCode[] = ['jp', 'cn', 'vn', 'us', 'au', 'gb', 'ca', 'hu', 'pl'];

const daysOff: Partial<Record<CountryCode, number>> = { jp: 3, fr: 1, it: 1 };

/**
 * A week of typical opening hours in a country, Sunday first: some with a lunch break, some with an evening, some with a day off; null for
 * a dealer that states none.
 */
export const generateHours = (country: CountryCode, chance: Random): Week | null => {
  if (chance.isSo(0.04)) return null;
  const opens = chance.of(['09:00', '09:30', '10:00']);
  const closes = chance.of(['17:30', '18:00', '18:30', '19:00']);
  const hasBreak = withBreak.includes(country) && chance.isSo(0.6);
  const day = hasBreak
    ? `${opens}-${chance.of(['12:00', '12:30', '13:00'])} ${chance.of(['14:00', '14:30', '15:00'])}-${closes}`
    : `${opens}-${closes}`;
  const evening = chance.isSo(0.3) ? `${opens}-${chance.of(['20:00', '21:00'])}` : day;
  const saturday = chance.of([`${opens}-14:00`, `${opens}-16:00`, '10:00-17:00']);
  const sunday = openOnSundays.includes(country) && chance.isSo(0.4) ? '11:00-17:00' : '';
  const week: Week = [sunday, day, day, day, evening, day, saturday];
  const off = daysOff[country];
  if (off !== undefined && chance.isSo(0.5)) week[off] = '';
  return week;
};
