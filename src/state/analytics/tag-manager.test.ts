import { afterAll, expect, test, vi } from 'vitest';

// The modules are imported afresh: reset what earlier tests left.
afterAll(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

const words = (ads: 'granted' | 'denied', analytics: 'granted' | 'denied') => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: analytics,
});
const open = async (isConsentRequired: boolean, globalPrivacyControl: boolean, hasHeader = false) => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', { globalPrivacyControl });
  vi.stubGlobal('fetch', async () => Response.json({ isSet: hasHeader }));
  const [{ prepareTagManager }, { measuring }, { consents }, { applyPrivacySignal }] = await Promise.all([
    import('./tag-manager.ts'),
    import('./measuring.ts'),
    import('../consent.ts'),
    import('../privacy-signal.ts'),
  ]);
  measuring.setting = { isConsentRequired, tagManager: 'GTM-TEST123' };
  const said = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
  return { prepareTagManager, consents, whenSignalApplied: applyPrivacySignal, said };
};

test('G-03 without a consent question everything is granted, advertising only without an opt-out signal', async () => {
  const { prepareTagManager, whenSignalApplied, said } = await open(false, false);
  prepareTagManager();
  expect(said()).toEqual([
    ['consent', 'default', { ...words('denied', 'denied'), wait_for_update: 2000 }],
    ['consent', 'update', words('denied', 'granted')],
  ]);
  await whenSignalApplied();
  expect(said().at(-1)).toEqual(['consent', 'update', words('granted', 'granted')]);
});

test.each([
  { name: 'its property', property: true, header: false },
  { name: 'its header', property: false, header: true },
])('B-23 the opt-out signal $name denies advertising without a consent question, until the visitor allows it', async (given) => {
  const { prepareTagManager, consents, whenSignalApplied, said } = await open(false, given.property, given.header);
  prepareTagManager();
  await whenSignalApplied();
  for (const [, , tracked] of said()) expect(tracked).toMatchObject(words('denied', expect.any(String) as never));
  consents.advertising = 'granted';
  expect(said().at(-1)).toEqual(['consent', 'update', words('granted', 'granted')]);
  consents.advertising = 'denied';
  expect(said().at(-1)).toEqual(['consent', 'update', words('denied', 'granted')]);
});

test('G-03 with a consent question each answer updates its own signals', async () => {
  const { prepareTagManager, consents, whenSignalApplied, said } = await open(true, false);
  consents.analytics = 'granted';
  prepareTagManager();
  await whenSignalApplied();
  for (const [, , tracked] of said()) expect(tracked).toMatchObject({ ad_storage: 'denied' });
  consents.advertising = 'granted';
  expect(said().at(-1)).toEqual(['consent', 'update', words('granted', 'granted')]);
});
