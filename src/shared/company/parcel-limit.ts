import { numberFormat } from '#shared/i18n/formats.ts';
import { toImperial } from '#shared/i18n/imperial.ts';
import { company } from './company.ts';

/** The maximum weight for returns by parcel: `30 kg`, in the United States `66 lb` (carriers in Canada use kilograms); the number and its unit stay on one line. */
export const parcelLimitIn = (locale: string): string => {
  const isPounds = locale.endsWith('-US');
  const weight = isPounds ? toImperial(company.parcelLimit, 'kg') : company.parcelLimit;
  const format = numberFormat(locale, { style: 'unit', unit: isPounds ? 'pound' : 'kilogram', maximumFractionDigits: 0 });
  return format.format(weight).replace(' ', '\u00A0');
};
