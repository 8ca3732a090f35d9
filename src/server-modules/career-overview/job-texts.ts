import type { Job } from '#shared/contract/career.ts';
import type { Language } from '#shared/country/countries.ts';
import { dateFormat, listFormat } from '#shared/i18n/formats.ts';
import type { Translate } from '#shared/i18n/translator.ts';

// Two-digit days and months: the client wants job dates in this form in every language (J-02).
const germanDate = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

/** The day on which a job was published, in German form: `05.03.2026` (J-02). */
export const postedOn = ({ dateInserted }: Pick<Job, 'dateInserted'>): string => germanDay(dateInserted);

/** An ISO date in German form. */
export const germanDay = (date: string): string => dateFormat('de-DE', germanDate).format(new Date(date));

/** The places of work: `Paderborn oder Berlin`. */
export const workLocationsOf = ({ locations }: Pick<Job, 'locations'>, language: Language): string =>
  listFormat(language, { type: 'disjunction' }).format(locations);

/** Working hours and contract: `Vollzeit, unbefristet`. */
export const workingHoursOf = ({ hours, contract }: Pick<Job, 'hours' | 'contract'>, t: Translate): string =>
  t('career.hoursAndContract', { hours: t(`career.hours.${hours}`), contract: t(`career.contract.${contract}`) });
