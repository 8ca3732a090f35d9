import type { CountryCode } from './countries.ts';

/** The zone in which most of a country lives: the dates of its orders and mails are in it. */
export const timeZones: Record<CountryCode, string> = {
  at: 'Europe/Vienna',
  de: 'Europe/Berlin',
  ch: 'Europe/Zurich',
  gb: 'Europe/London',
  au: 'Australia/Sydney',
  be: 'Europe/Brussels',
  ca: 'America/Toronto',
  cn: 'Asia/Shanghai',
  cz: 'Europe/Prague',
  fr: 'Europe/Paris',
  hu: 'Europe/Budapest',
  it: 'Europe/Rome',
  jp: 'Asia/Tokyo',
  nl: 'Europe/Amsterdam',
  pl: 'Europe/Warsaw',
  pt: 'Europe/Lisbon',
  es: 'Europe/Madrid',
  ua: 'Europe/Kyiv',
  us: 'America/New_York',
  vn: 'Asia/Ho_Chi_Minh',
};
