import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OpeningStatus, openingStatus } from './opening-status.ts';
import type { OpeningTimes } from './openings.ts';

const closed: string[] = [];
const day = ['09:00-12:30', '14:00-18:00'];
/** Sunday first. */
const week = [closed, day, day, day, day, day, ['10:00-14:00']];
const berlin: OpeningTimes = { week, timeZone: 'Europe/Berlin', closedOn: [] };

const iso = (at: number | undefined): string | undefined => (at === undefined ? undefined : new Date(at).toISOString().slice(0, 16));
const summaryOf = (status: OpeningStatus | undefined): string =>
  status ? [status.state, iso(status.changesAt), iso(status.nextChange)].join(' ') : 'blank';
const ask = (times: OpeningTimes, at: string): string => summaryOf(openingStatus(times, Date.parse(at)));
const always = (period: string): string[][] => Array.from({ length: 7 }, () => [period]);

test.each([
  ['a minute after midnight', '2026-11-23T00:01+01:00', 'opensSoon 2026-11-23T08:00 2026-11-23T08:00'],
  ['the last second before it opens', '2026-11-23T08:59:59+01:00', 'opensSoon 2026-11-23T08:00 2026-11-23T08:00'],
  ['the moment it opens', '2026-11-23T09:00+01:00', 'open 2026-11-23T11:30 2026-11-23T10:30'],
  ['61 minutes before the break', '2026-11-23T11:29+01:00', 'open 2026-11-23T11:30 2026-11-23T10:30'],
  ['60 minutes before the break', '2026-11-23T11:30+01:00', 'closesSoon 2026-11-23T11:30 2026-11-23T11:30'],
  ['the moment of the break', '2026-11-23T12:30+01:00', 'opensSoon 2026-11-23T13:00 2026-11-23T13:00'],
  ['after the break', '2026-11-23T14:00+01:00', 'open 2026-11-23T17:00 2026-11-23T16:00'],
  ['the last minute', '2026-11-23T17:59+01:00', 'closesSoon 2026-11-23T17:00 2026-11-23T17:00'],
  ['the moment it closes', '2026-11-23T18:00+01:00', 'closed 2026-11-24T08:00 2026-11-23T23:00'],
  ['Saturday evening, closed on Sunday', '2026-11-28T20:00+01:00', 'closed 2026-11-30T08:00 2026-11-29T23:00'],
  ['Sunday', '2026-11-29T12:00+01:00', 'closed 2026-11-30T08:00 2026-11-29T23:00'],
])('D-04 %s', (_, at, status) => {
  expect(ask(berlin, at)).toBe(status);
});

test('D-04 without any hours there is no status; with hours on one day there always is', () => {
  expect(ask({ ...berlin, week: Array.from({ length: 7 }, () => []) }, '2026-11-23T10:00+01:00')).toBe('blank');
  expect(ask({ ...berlin, week: [] }, '2026-11-23T10:00+01:00')).toBe('blank');
  expect(ask({ ...berlin, week: week.with(1, closed) }, '2026-11-23T10:00+01:00')).toMatch(/^closed 2026-11-24T08:00/);
});

test('D-04 on a closing day it stays closed, and the day before says when it opens', () => {
  const christmas = { ...berlin, closedOn: ['2026-12-25', '2026-12-26'] };
  expect(ask(christmas, '2026-12-25T10:00+01:00')).toBe('closed 2026-12-28T08:00 2026-12-27T23:00');
  expect(ask(christmas, '2026-12-24T19:00+01:00')).toBe('closed 2026-12-28T08:00 2026-12-27T23:00');
  const sundays = { ...berlin, week: week.with(0, ['11:00-17:00']), closedOn: ['2026-11-29'] };
  expect(ask(sundays, '2026-11-22T12:00+01:00')).toMatch(/^open /);
  expect(ask(sundays, '2026-11-29T12:00+01:00')).toMatch(/^closed /);
});

test('D-04 a location closed for the whole planning horizon has no next moment', () => {
  const days = Array.from({ length: 90 }, (_, later) => new Date(Date.UTC(2026, 10, 20 + later)).toISOString().slice(0, 10));
  expect(ask({ ...berlin, closedOn: days }, '2026-11-23T10:00+01:00')).toBe('closed  ');
});

test.each([
  ['Asia/Kathmandu', '2026-11-23T03:14Z', 'opensSoon 2026-11-23T03:15 2026-11-23T03:15'],
  ['Asia/Kathmandu', '2026-11-23T03:15Z', 'open 2026-11-23T06:45 2026-11-23T05:45'],
  ['Australia/Lord_Howe', '2026-11-22T22:00Z', 'open 2026-11-23T01:30 2026-11-23T00:30'],
  ['Asia/Tokyo', '2026-11-23T00:00Z', 'open 2026-11-23T03:30 2026-11-23T02:30'],
  ['America/Los_Angeles', '2026-11-23T16:59Z', 'opensSoon 2026-11-23T17:00 2026-11-23T17:00'],
  ['Pacific/Kiritimati', '2026-11-22T19:00Z', 'open 2026-11-22T22:30 2026-11-22T21:30'],
  ['Pacific/Honolulu', '2026-11-23T19:00Z', 'open 2026-11-23T22:30 2026-11-23T21:30'],
])('D-04 in %s at %s', (timeZone, at, status) => {
  expect(ask({ ...berlin, timeZone }, at)).toBe(status);
});

test('D-04 past midnight it still counts as the day on which it opened', () => {
  const late = { ...berlin, week: always('18:00-02:00'), closedOn: ['2026-11-24'] };
  expect(ask(late, '2026-11-23T23:59+01:00')).toBe('open 2026-11-24T01:00 2026-11-24T00:00');
  expect(ask(late, '2026-11-24T01:30+01:00')).toBe('closesSoon 2026-11-24T01:00 2026-11-24T01:00');
  expect(ask(late, '2026-11-24T02:00+01:00')).toBe('closed 2026-11-25T17:00 2026-11-24T23:00');
});

test('D-04 a location that never closes does not close at midnight', () => {
  for (const period of ['00:00-24:00', '00:00-00:00'])
    expect(ask({ ...berlin, week: always(period) }, '2026-11-23T23:30+01:00')).toBe('open  ');
  expect(ask({ ...berlin, week: week.with(1, ['12:00-24:00']).with(2, ['00:00-04:00']) }, '2026-11-23T23:30+01:00')).toBe(
    'open 2026-11-24T03:00 2026-11-24T02:00',
  );
});

test('D-04 on days of a clock change, hours are wall-clock hours', () => {
  const early = { ...berlin, week: always('01:00-10:00') };
  // 29 March 2026: 02:00 becomes 03:00. Nine hours on the clock are eight.
  expect(ask(early, '2026-03-29T02:00Z')).toBe('open 2026-03-29T08:00 2026-03-29T07:00');
  // 25 October 2026: 03:00 becomes 02:00. They are ten.
  expect(ask(early, '2026-10-25T00:30Z')).toBe('open 2026-10-25T09:00 2026-10-25T08:00');
  // 8 March 2026 in New York: it opens in the hour that does not exist, so at the next one.
  const gap = { week: always('02:30-10:00'), timeZone: 'America/New_York', closedOn: [] };
  expect(ask(gap, '2026-03-08T06:59Z')).toBe('opensSoon 2026-03-08T07:30 2026-03-08T07:30');
  // The evening before: the midnight at which the status changes is a real one.
  expect(ask({ ...berlin, week: week.with(0, ['09:00-12:00']) }, '2026-10-24T20:00+02:00')).toBe(
    'closed 2026-10-25T08:00 2026-10-24T22:00',
  );
});

test('D-04 until the next change the status stays the same, and at the change it differs', () => {
  const hour = fc.integer({ min: 0, max: 23 }).map((value) => String(value).padStart(2, '0'));
  const period = fc.tuple(hour, hour).map(([opens, closes]) => `${opens}:00-${closes}:30`);
  const weeks = fc.array(fc.array(period, { maxLength: 1 }), { minLength: 7, maxLength: 7 });
  const zones = fc.constantFrom('Europe/Berlin', 'Asia/Kathmandu', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia');
  const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') });
  fc.assert(
    fc.property(weeks, zones, moments, fc.double({ min: 0, max: 0.999_999, noNaN: true }), (days, timeZone, now, share) => {
      const times = { week: days, timeZone, closedOn: ['2026-05-01', '2026-12-25'] };
      const status = openingStatus(times, now);
      if (status?.nextChange === undefined) return;
      expect(status.nextChange).toBeGreaterThan(now);
      expect(openingStatus(times, now + Math.floor(share * (status.nextChange - now)))?.state).toBe(status.state);
      expect(openingStatus(times, status.nextChange)?.state).not.toBe(status.state);
    }),
    { numRuns: 300 },
  );
});
