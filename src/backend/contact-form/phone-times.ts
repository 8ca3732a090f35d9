import 'server-only';
import { closedDaysOf } from '#backend/calendar/calendar.ts';
import { company } from '#shared/company/company.ts';
import type { OpeningTimes } from '#shared/opening-hours/openings.ts';

/** When somebody answers the phone of the house: its hours, and the public holidays where it stands. */
export const getPhoneTimes = async (): Promise<OpeningTimes> => {
  const { week, timeZone, country, region } = company.phoneHours;
  return { week, timeZone, closedOn: await closedDaysOf({ country, region, timeZone, closed: [] }, Date.now()) };
};
