import type { ContactInformationData } from './contact-information.schema.ts';

/** The lines of opening hours that say both a day and a time. */
export const presentHours = (data: ContactInformationData): { day: string; time: string }[] =>
  [
    [data.day1, data.time1],
    [data.day2, data.time2],
    [data.day3, data.time3],
  ].flatMap(([day, time]) => (day && time ? [{ day, time }] : []));
