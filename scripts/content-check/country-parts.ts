import { existsSync } from 'node:fs';
import { countries } from '../../src/shared/country/countries.ts';
import { timeZones } from '../../src/shared/country/time-zones.ts';
import { worldRegionOf } from '../../src/shared/country/world-regions.ts';
import { iconFiles } from '../icons/icon-files.ts';
import type { Finding } from './finding.ts';

const sprite = 'public/flags.svg';

/** Where each country must be registered outside of content, and whether it is; `npm run types` reports most of it, but only in code. */
const partsOf = (): { file: (code: string) => string; isThere: (code: string) => boolean; message: (code: string) => string }[] => {
  const flags = iconFiles()[sprite] ?? '';
  const has = (record: object) => (code: string) => Object.hasOwn(record, code);
  return [
    {
      file: (code) => `src/design/flags/${code}.svg`,
      isThere: (code) => flags.includes(`<symbol id="${code}"`),
      message: () => 'is missing: the picker shows a flag beside every country',
    },
    {
      file: (code) => `public/map/${code}.json`,
      isThere: (code) => existsSync(`public/map/${code}.json`),
      message: () => 'is missing: its dealers have no map (scripts/map/build-maps.ts)',
    },
    {
      file: () => 'src/shared/country/time-zones.ts',
      isThere: has(timeZones),
      message: (code) => `${code} has no time zone: the dates of its orders would be those of another place`,
    },
    {
      file: () => 'src/shared/country/world-regions.ts',
      isThere: has(worldRegionOf),
      message: (code) => `${code} has no part of the world: it would stand in no picker`,
    },
  ];
};

/** Countries that lack a flag, a map, a time zone or their entry in the picker. */
export const checkCountryParts = (codes: readonly string[] = Object.keys(countries)): Finding[] =>
  partsOf().flatMap(({ file, isThere, message }) =>
    codes.filter((code) => !isThere(code)).map((code) => ({ file: file(code), message: message(code) })),
  );
