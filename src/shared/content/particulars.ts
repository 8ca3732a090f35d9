import { z } from 'zod';
import { type CountryCode, type Language, languages } from '#shared/country/countries.ts';
import { lawSource } from './law-source.ts';

/** The kinds of legally required data besides the company's: page texts can refer to each by its kind. */
const particularKinds = [
  'host',
  'mediator',
  'complaintsBook',
  'conciliationBoard',
  'consumerAuthority',
  'adviceCentre',
  'recordNumber',
  'licenceNumber',
  'producerNumber',
] as const;
type ParticularKind = (typeof particularKinds)[number];

const name = z.union([z.string().min(1), z.partialRecord(z.enum(languages), z.string().min(1))]);

/** A person, body or number that a country's law requires to be named, and where. */
export const particular = z
  .strictObject({
    kind: z.enum(particularKinds),
    /** The name: one for all languages of the country, or one for each. Null for the host, whose name is COMPANY_HOST. */
    name: name.nullable(),
    /** Postal address, phone, email, as displayed. */
    address: z.string().min(1).nullable().default(null),
    url: z
      .url({ protocol: /^https$/ })
      .nullable()
      .default(null),
    /** The law requires it on every page: a link in the footer. */
    isInFooter: z.boolean().default(false),
    /** A placeholder that the operator of the shop must replace. */
    isPlaceholder: z.boolean().default(false),
    source: lawSource,
  })
  .refine(({ isInFooter, url, name }) => !isInFooter || (url !== null && name !== null), {
    path: ['url'],
    message: 'is needed in the footer',
  })
  .refine(({ kind, name }) => (kind === 'host') === (name === null), {
    path: ['name'],
    message: 'is null for the host and for nobody else',
  });
export type Particular = z.infer<typeof particular>;

/** The name of a particular in a language. */
export const nameOfParticular = ({ name }: Particular, language: Language): string | undefined =>
  typeof name === 'object' ? name?.[language] : name;

/** The particulars that a country's law requires. A country whose file lacks one of them cannot go live (Y-12). */
export const requiredParticulars: Partial<Record<CountryCode, readonly ParticularKind[]>> = {
  au: ['consumerAuthority'],
  be: ['mediator'],
  ca: ['consumerAuthority'],
  cn: ['recordNumber', 'licenceNumber', 'consumerAuthority'],
  cz: ['consumerAuthority'],
  fr: ['host', 'mediator', 'producerNumber'],
  hu: ['host', 'conciliationBoard', 'consumerAuthority'],
  pt: ['complaintsBook'],
  us: ['consumerAuthority'],
};

/** The required kinds that a country lacks. */
export const missingParticulars = (country: CountryCode, named: readonly Pick<Particular, 'kind'>[]): ParticularKind[] =>
  (requiredParticulars[country] ?? []).filter((wanted) => !named.some(({ kind }) => kind === wanted));
