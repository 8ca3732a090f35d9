import type { Page } from '@playwright/test';
import type { CountryCode, Language } from '../../src/shared/country/countries.ts';

/** A screen of the shop that the rigs look at. */
export type Screen = {
  name: string;
  country: CountryCode;
  language: Language;
  path: string;
  /** Brings a sink and a tap along. */
  hasCart?: true;
  /** The answer's status, where it is not 200. */
  status?: number;
  /** Also looked at in forced colours, with text twice as large and with longer texts: the page types that carry the shop. */
  isStrained?: true;
};

const german = { country: 'de', language: 'de' } as const;
const japanese = { country: 'jp', language: 'ja' } as const;

/** Every page type, in German; what breaks first with other scripts also in Japanese. */
export const screens: readonly Screen[] = [
  { name: 'home', ...german, path: '/', isStrained: true },
  { name: 'list-sinks', ...german, path: '/spuelen', isStrained: true },
  { name: 'list-sinks-filtered', ...german, path: '/spuelen?material=granite&sort=price-up' },
  { name: 'list-taps', ...german, path: '/armaturen' },
  { name: 'detail-sink', ...german, path: '/spuelen/delta-60-s', isStrained: true },
  { name: 'detail-tap', ...german, path: '/armaturen/bogen-p' },
  { name: 'content-materials', ...german, path: '/werkstoffe' },
  { name: 'cart-empty', ...german, path: '/cart' },
  { name: 'cart', ...german, path: '/cart', hasCart: true, isStrained: true },
  { name: 'checkout-address', ...german, path: '/checkout/address/', hasCart: true, isStrained: true },
  { name: 'checkout-success', ...german, path: '/checkout/success' },
  { name: 'checkout-failure', ...german, path: '/checkout/failure/DE-1' },
  { name: 'not-found', ...german, path: '/gibt-es-nicht', status: 404 },
  { name: 'problem', ...german, path: '/problem', status: 500 },
  { name: 'home-ja', ...japanese, path: '/' },
  { name: 'list-sinks-ja', ...japanese, path: '/sinks' },
  { name: 'detail-sink-ja', ...japanese, path: '/sinks/delta-60-s' },
  { name: 'cart-ja', ...japanese, path: '/cart', hasCart: true },
  { name: 'checkout-address-ja', ...japanese, path: '/checkout/address/', hasCart: true },
  { name: 'home-fr', country: 'ch', language: 'fr', path: '/fr/' },
];

/** The origin of a country on the server under test. */
export const originOf = (country: CountryCode, baseURL: string): string => `http://${country}.localhost:${new URL(baseURL).port}`;

/** Puts a sink and a tap into the cart of this browser; the browser asks itself, since only it knows `*.localhost`. */
export const fillCart = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/problem`);
  const refusals = await page.evaluate(async () => {
    const wanted = [
      { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' },
      { productKey: 'bogen-p', variantKey: 'bogen-p-brass' },
    ];
    const answers: string[] = [];
    for (const body of wanted) {
      const answer = await fetch('/carts/add', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) answers.push(`${answer.status} ${await answer.text()}`);
    }
    return answers;
  });
  if (refusals.length > 0) throw new Error(`The cart refused: ${refusals.join(', ')}`);
};
