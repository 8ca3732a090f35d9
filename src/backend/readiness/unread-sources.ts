import 'server-only';
import type { CountryFile } from '#shared/content/country-file.ts';

type Source = { checked: string | null } | null | undefined;

const sourcesOf = ({
  particulars,
  flowLimit,
  tax,
  shippingSource,
  postalCode,
  legalGuarantee,
  consent,
}: CountryFile): [string, Source][] => [
  ...particulars.map(({ kind, source }): [string, Source] => [kind, source]),
  ['flowLimit', flowLimit?.source],
  ['tax', tax.source],
  ['tax.byPostalCode', tax.byPostalCodeSource],
  ['shipping', shippingSource],
  ['postalCode.ofRegions', postalCode?.ofRegions?.source],
  ['legalGuarantee', legalGuarantee?.source],
  ['consent', consent.law],
];

/** The rules of a country whose source nobody has read: written from general knowledge, to be checked before they are relied on. */
export const unreadSourcesIn = (file: CountryFile): string[] =>
  sourcesOf(file)
    .filter(([, source]) => source?.checked === null)
    .map(([rule]) => `countries/${file.short}.json: nobody has read the source of ${rule}`);
