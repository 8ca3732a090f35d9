import { z } from 'zod';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { analytics } from './analytics.ts';
import { captcha, requireCaptchaKeyPair } from './captcha.ts';
import { company, companyOfCountries } from './company.ts';
import { consent } from './consent.ts';
import { content, contentOfCountries, database } from './data.ts';
import { httpServer, httpServerOfCountries } from './http-server.ts';
import { mail, payment } from './payment-and-mail.ts';
import { variableFacts } from './variable.ts';

const codes = Object.keys(countries) as CountryCode[];
const ofCountries = <Value extends z.ZodType>(value: Value) => z.partialRecord(z.enum(codes), value);

const requireDistinct = (given: Partial<Record<CountryCode, string>>, context: z.core.$RefinementCtx): void => {
  for (const [country, domain] of Object.entries(given)) {
    const other = codes.find((code) => code !== country && (given[code] ?? countries[code].domain) === domain);
    if (other) context.addIssue({ code: 'custom', path: [country], message: `is the domain of ${other}, too` });
  }
};

/** Every variable of the shop, in the groups of the documentation. `ofCountries`: their names end with a country, `CMS_API_KEY_DE`. */
export const groups = {
  'http-server': { variables: httpServer, ofCountries: httpServerOfCountries },
  database: { variables: database, ofCountries: {} },
  content: { variables: content, ofCountries: contentOfCountries },
  payment: { variables: payment, ofCountries: {} },
  mail: { variables: mail, ofCountries: {} },
  analytics: { variables: analytics, ofCountries: {} },
  captcha: { variables: captcha, ofCountries: {} },
  consent: { variables: consent, ofCountries: {} },
  company: { variables: company, ofCountries: companyOfCountries },
};

const schema = z
  .object({
    ...httpServer,
    ...database,
    ...content,
    ...payment,
    ...mail,
    ...analytics,
    ...captcha,
    ...consent,
    ...company,
    DOMAIN: ofCountries(httpServerOfCountries.DOMAIN).superRefine(requireDistinct),
    TAX_NUMBER: ofCountries(companyOfCountries.TAX_NUMBER),
    CMS_API_KEY: ofCountries(contentOfCountries.CMS_API_KEY),
  })
  .superRefine(requireCaptchaKeyPair);

/** The configuration of the process, validated; a country's own value is below the variable's name without the country. */
export type Environment = Readonly<z.output<typeof schema>>;

/** The source of variables: `process.env`, or a test's own. */
type EnvironmentSource = Readonly<Record<string, string | undefined>>;

/** A variable is wrong; the message names each one and what it must be. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const families: readonly string[] = Object.values(groups).flatMap(({ ofCountries: named }) => Object.keys(named));
const nameOf = (family: string, country: string): string => `${family}_${country.toUpperCase()}`;

const gather = (source: EnvironmentSource): Record<string, unknown> => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const gathered = families.map((family) => {
    const own = codes.map((code) => [code, given[nameOf(family, code)]] as const);
    return [family, Object.fromEntries(own.filter(([, value]) => value !== undefined))] as const;
  });
  return { ...given, ...Object.fromEntries(gathered) };
};

const schemaOf = (name: string): z.core.$ZodType | undefined => {
  const all: Record<string, z.core.$ZodType> = { ...schema.shape, ...httpServerOfCountries, ...contentOfCountries, ...companyOfCountries };
  return all[name];
};

const messageOf = ({ path: [name, country], message }: z.core.$ZodIssue, source: EnvironmentSource): string => {
  const variable = String(name);
  const whole = families.includes(variable) && country !== undefined ? nameOf(variable, String(country)) : variable;
  const found = schemaOf(variable);
  const isSecret = found !== undefined && variableFacts.get(found)?.isSecret;
  return isSecret ? `${whole}: ${message}` : `${whole}=${JSON.stringify(source[whole])}: ${message}`;
};

/** Validates variables; an empty one counts as absent. Throws an EnvironmentError that names every wrong one, without repeating secrets. */
export const readEnvironment = (source: EnvironmentSource): Environment => {
  const read = schema.safeParse(gather(source));
  if (read.success) return read.data;
  throw new EnvironmentError(`The environment is wrong.\n${read.error.issues.map((issue) => messageOf(issue, source)).join('\n')}`);
};

// The HTTP server and the built app are two bundles in one process: what one has read applies to both.
const globals = globalThis as typeof globalThis & { undulaEnvironment?: (() => Environment) | undefined };

const readOnce = (): (() => Environment) => {
  const read = readEnvironment(process.env);
  return () => read;
};

/** The variables of this process, read at the first call. Throws an EnvironmentError when one is wrong. */
export const environment = (): Environment => {
  globals.undulaEnvironment ??= readOnce();
  return globals.undulaEnvironment();
};

/** Replaces the source from now on, or with undefined restores the process's; for tests. */
export const replaceEnvironment = (read: (() => Environment) | undefined): void => {
  globals.undulaEnvironment = read;
};
