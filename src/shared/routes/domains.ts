import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { type Environment, environment } from '#shared/environment/environment.ts';

const codes = Object.keys(countries) as CountryCode[];
const cache = new WeakMap<Environment, ReadonlyMap<string, CountryCode>>();

/** The domain under which a country's shop is served: DOMAIN_… of the environment, else its own. */
export const domainOf = (country: CountryCode): string => environment().DOMAIN[country] ?? countries[country].domain;

/** Every configured domain, with its country. */
export const countriesByDomain = (): ReadonlyMap<string, CountryCode> =>
  getOrInsertComputed(cache, environment(), () => new Map(codes.map((code) => [domainOf(code), code])));

/** The absolute address for canonical links, alternates and mails; it comes from configuration, never from a Host header. */
export const absoluteUrl = (country: CountryCode, path: string): string => `https://www.${domainOf(country)}${path}`;
