import 'server-only';
import { closedDaysOf } from '#backend/calendar/calendar.ts';
import { company } from '#shared/company/company.ts';
import type { OpeningTimes } from '#shared/opening-hours/openings.ts';

/** The phone hours of the company: its opening hours and the public holidays at its location. */
export const getPhoneTimes = async (): Promise<OpeningTimes> => {
  const { week, timeZone, country, region } = company.phoneHours;
  return { week, timeZone, closedOn: await closedDaysOf({ country, region, timeZone, closed: [] }, Date.now()) };
};
