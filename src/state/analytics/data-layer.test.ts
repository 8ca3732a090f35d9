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

test('events come in the order in which they were asked for, whichever is made first; one that cannot be made is left out', async () => {
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

test('a no that comes while an event is made stops it', async () => {
  const slow = Promise.withResolvers<AnalyticsEvent>();
  const done = enqueueEvents(() => slow.promise);
  consents.analytics = 'denied';
  slow.resolve(search('first'));
  await done;
  pushEvent(search('second'));
  expect(window.dataLayer).toBeUndefined();
});

test('where nothing was said about the country, nothing is pushed', () => {
  measuring.setting = undefined;
  pushEvent(search('anything'));
  expect(window.dataLayer).toBeUndefined();
});
