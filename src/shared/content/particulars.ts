import { z } from 'zod';
import { type CountryCode, type Language, languages } from '#shared/country/countries.ts';
import { lawSource } from './law-source.ts';

/** What laws want named beside the company: each can be written in the texts of pages by its kind. */
export const particularKinds = [
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
export type ParticularKind = (typeof particularKinds)[number];

const name = z.union([z.string().min(1), z.partialRecord(z.enum(languages), z.string().min(1))]);

/** Somebody or something that the law of a country wants named, and where it wants it. */
export const particular = z
  .strictObject({
    kind: z.enum(particularKinds),
    /** Who or what it is: the same in all languages of the country, or each in its own. Null for the host, whom COMPANY_HOST names. */
    name: name.nullable(),
    /** Post, phone, mail, as one reads them. */
    address: z.string().min(1).nullable().default(null),
    url: z
      .url({ protocol: /^https$/ })
      .nullable()
      .default(null),
    /** The law wants it on every page: a link in the footer. */
    isInFooter: z.boolean().default(false),
    /** Stands in for what whoever runs the shop must put there. */
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

/** What a particular is called in a language. */
export const nameOfParticular = ({ name }: Particular, language: Language): string | undefined =>
  typeof name === 'object' ? name?.[language] : name;

/** What the law of a country wants named. A country whose file lacks one of them cannot be live (Y-12). */
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

/** The kinds that a country must name and does not. */
export const missingParticulars = (country: CountryCode, named: readonly Pick<Particular, 'kind'>[]): ParticularKind[] =>
  (requiredParticulars[country] ?? []).filter((wanted) => !named.some(({ kind }) => kind === wanted));
