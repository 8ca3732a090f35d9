import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { OtherManager } from './other-manager.ts';

// The modules are imported afresh: reset what earlier tests left.
afterAll(() => vi.resetModules());

const manager: OtherManager = {
  script: 'https://consent.example/manager.js',
  ids: { video: 'C0004' },
  settingsHref: '/cookies',
  blocked: '',
};
let answers: Record<string, boolean> | undefined;
const added: string[] = [];
const reload = vi.fn();
const removed: string[] = [];
let notify = (): void => undefined;

const follow = async () => {
  vi.resetModules();
  const [{ followManager }, { consents }] = await Promise.all([import('./other-manager.ts'), import('#state/consent.ts')]);
  followManager(manager);
  return { consents, again: () => followManager(manager) };
};

beforeEach(() => {
  [answers, added.length, removed.length] = [undefined, 0, 0];
  reload.mockClear();
  vi.stubGlobal('window', { consentManager: { answers: () => answers, open: () => undefined } });
  vi.stubGlobal('document', {
    cookie: '',
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => added.push(src) },
    addEventListener: () => undefined,
  });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'consent-answers') notify = listener;
  });
  vi.stubGlobal('localStorage', { removeItem: (key: string) => removed.push(key) });
  vi.stubGlobal('location', { reload });
  return () => vi.unstubAllGlobals();
});

test('G-03 its script is added once per document', async () => {
  const { again } = await follow();
  again();
  expect(added).toEqual([manager.script]);
});

test("G-03 before it answers nothing is reported; then a purpose is allowed only under the manager's own name for it", async () => {
  const { consents } = await follow();
  expect(consents.video).toBeUndefined();
  answers = { C0004: true, video: false, maps: true };
  notify();
  expect({ ...consents }).toEqual({
    'last-seen': 'denied',
    video: 'granted',
    maps: 'granted',
    captcha: 'denied',
    analytics: 'denied',
    advertising: 'denied',
  });
});

test('G-03 an answer saved on an earlier visit counts at once', async () => {
  answers = { C0004: true };
  expect((await follow()).consents.video).toBe('granted');
});

test('Y-11 a withdrawn consent clears storage and reloads the document; a first denial does not reload it', async () => {
  await follow();
  answers = { 'last-seen': false };
  notify();
  expect([removed.includes('last-seen'), reload.mock.calls.length]).toEqual([true, 0]);
  answers = { maps: true };
  notify();
  answers = { maps: false };
  notify();
  expect(reload).toHaveBeenCalledTimes(1);
});
