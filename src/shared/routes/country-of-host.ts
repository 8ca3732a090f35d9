import { type CountryCode, countries } from '#shared/country/countries.ts';
import { countriesByDomain } from '#shared/routes/domains.ts';

const defaultCountry: CountryCode = 'de';

/** Labels of letters, digits and hyphens between single dots; this includes punycode. */
const form = /^[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*$/;

/** Host without port and trailing dot, lower case; '' for an invalid host name: addresses in brackets, lists, user names, stray characters. */
const hostName = (host: string): string => {
  const name = host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return name.length <= 253 && form.test(name) ? name : '';
};

const isCountry = (code: string): code is CountryCode => Object.hasOwn(countries, code);

/** `shop.undula.co.uk` belongs to `undula.co.uk`. */
const countryOfDomain = (name: string): CountryCode | undefined => {
  const labels = name.split('.');
  const byDomain = countriesByDomain();
  return labels.map((_, index) => byDomain.get(labels.slice(index).join('.'))).find((code) => code !== undefined);
};

/** `.uk` is the one ending that is no short code. */
const countryOfLastPart = (name: string): CountryCode | undefined => {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const code = last === 'uk' ? 'gb' : last;
  return isCountry(code) ? code : undefined;
};

/** The country of a Host header (C-02): configured domain, else last part, else Germany. Never throws. */
export const countryOfHost = (host: string | undefined): CountryCode => {
  const name = hostName(host ?? '').replace(/(?:^|\.)localhost$/, '');
  return countryOfDomain(name) ?? countryOfLastPart(name) ?? defaultCountry;
};
