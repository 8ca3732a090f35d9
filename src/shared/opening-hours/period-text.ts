import { dateFormat } from '#shared/i18n/formats.ts';

const momentOf = (clock: string): number => Date.UTC(2026, 0, 1, ...(clock.split(':').map(Number) as [number, number]));

/** A period in a locale's format: `10:00–18:00 Uhr`, `10:00 AM – 6:00 PM`, of `10:00-18:00`. */
export const periodText = (period: string, locale: string): string => {
  const [opens = '', closes = ''] = period.split('-');
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  // A closing time at or after midnight would be formatted with its date, which nobody wants to read here.
  // Japanese ranges by Intl count hours in words, 9時00分, its times do not.
  if (locale.startsWith('ja')) return `${format.format(momentOf(opens))}〜${format.format(momentOf(closes))}`;
  if (closes <= opens || closes === '24:00') return `${format.format(momentOf(opens))}–${format.format(momentOf(closes))}`;
  return format.formatRange(momentOf(opens), momentOf(closes));
};
