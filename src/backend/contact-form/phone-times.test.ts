import { afterEach, expect, test, vi } from 'vitest';
import { openingStatus } from '#shared/opening-hours/opening-status.ts';
import { getPhoneTimes } from './phone-times.ts';

afterEach(() => vi.useRealTimers());

test.each([
  // A Wednesday, in the company's time zone.
  ['2026-09-23T07:59+02:00', 'opensSoon'],
  ['2026-09-23T08:00+02:00', 'open'],
  ['2026-09-23T17:00+02:00', 'closesSoon'],
  ['2026-09-23T18:00+02:00', 'closed'],
  // A Saturday, and Corpus Christi, a Thursday, which is a public holiday there.
  ['2026-09-26T10:00+02:00', 'closed'],
  ['2026-06-04T10:00+02:00', 'closed'],
])('at %s the phone is %s', async (moment, state) => {
  const now = Date.parse(moment);
  vi.useFakeTimers({ now, toFake: ['Date'] });
  expect(openingStatus(await getPhoneTimes(), now)?.state).toBe(state);
});
