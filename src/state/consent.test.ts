import { afterAll, expect, test, vi } from 'vitest';
import type { ConsentAnswer } from '#shared/consent/purposes.ts';

// The modules are imported afresh: reset what earlier tests left.
afterAll(() => vi.resetModules());

const fresh = async (cookie: string, answer?: ConsentAnswer) => {
  vi.resetModules();
  vi.stubGlobal('document', { cookie });
  const { consents, hasAnswered, isAllowed } = await import('./consent.ts');
  consents.video = answer;
  return { hasAnswered, isVideoAllowed: (isConsentRequired: boolean) => isAllowed('video', isConsentRequired) };
};

test.each([
  ['', false],
  ['consent=%7B%7D', true],
  ['cart=1; consent=%7B%7D; language=de', true],
  ['other-consent=%7B%7D', false],
  ['consent-of-others=%7B%7D', false],
])('the cookies %j contain a saved answer: %s', async (cookie, isSaved) => {
  expect((await fresh(cookie)).hasAnswered()).toBe(isSaved);
});

test.each([
  { cookie: '', answer: undefined, asked: false, unasked: true },
  { cookie: 'consent=unread', answer: undefined, asked: false, unasked: false },
  { cookie: 'consent=read', answer: 'granted', asked: true, unasked: true },
  { cookie: 'consent=read', answer: 'denied', asked: false, unasked: false },
  // A third-party manager saves the answer elsewhere.
  { cookie: '', answer: 'denied', asked: false, unasked: false },
] as const)('G-02 with cookie $cookie and answer $answer a purpose follows the answer, else the country default', async (given) => {
  const { isVideoAllowed } = await fresh(given.cookie, given.answer);
  expect([isVideoAllowed(true), isVideoAllowed(false)]).toEqual([given.asked, given.unasked]);
});
