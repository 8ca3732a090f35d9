import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consents } from '../consent.ts';
import { enqueueEvents, pushEvent } from './data-layer.ts';
import type { AnalyticsEvent } from './events.ts';
import { measuring } from './measuring.ts';

const search = (term: string): AnalyticsEvent => ({ event: 'search', visitor_type: 'consumer', search_term: term });

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { cookie: '' });
  consents.analytics = undefined;
  measuring.setting = { isConsentRequired: false, tagManager: undefined };
});
afterEach(() => {
  measuring.setting = undefined;
  consents.analytics = undefined;
  vi.unstubAllGlobals();
});

test('events arrive in the order of the requests, whichever is built first; one that fails is skipped', async () => {
  const slow = Promise.withResolvers<AnalyticsEvent>();
  void enqueueEvents(() => slow.promise);
  void enqueueEvents(() => Promise.reject(new Error('no answer')));
  void enqueueEvents(() => undefined);
  const last = enqueueEvents(() => search('second'));
  expect(window.dataLayer).toBeUndefined();
  slow.resolve(search('first'));
  await last;
  expect(window.dataLayer).toEqual([search('first'), search('second')]);
});

test('a denial while an event is being built cancels it', async () => {
  const slow = Promise.withResolvers<AnalyticsEvent>();
  const done = enqueueEvents(() => slow.promise);
  consents.analytics = 'denied';
  slow.resolve(search('first'));
  await done;
  pushEvent(search('second'));
  expect(window.dataLayer).toBeUndefined();
});

test("nothing is pushed before the country's settings are known", () => {
  measuring.setting = undefined;
  pushEvent(search('anything'));
  expect(window.dataLayer).toBeUndefined();
});
