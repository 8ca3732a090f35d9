import type { Page } from '@playwright/test';
import type { CountryCode, Language } from '../../../src/shared/country/countries.ts';
import { deliveryAddressIn } from './delivery-address-in.ts';

/** A screen of the shop that the checks open. */
export type Screen = {
  name: string;
  country: CountryCode;
  language: Language;
  path: string;
  /** Puts a sink and a tap into the cart; `addressed` and `payable` say how far the checkout has come. */
  hasCart?: true | 'addressed' | 'payable';
  /** Forms posted before, as without script: path and fields. */
  sends?: readonly (readonly [path: string, fields: Record<string, string>])[];
  /** Opened with a confirmed account that is logged in; `alone` with an account that no other window uses. */
  isLoggedIn?: true | 'alone';
  /** Adds articles to the wishlist; `shared` opens them by their link. */
  hasWishlistItems?: true | 'shared';
  /** Opened by the buyer of the cart; in `path`, `{order}` is the order's number and `{key}` the secret of its mail. `returned`: shipped, and one of two pieces returned. */
  hasOrder?: 'paid' | 'returned';
  /** These articles were viewed before, in a country that stores them without asking. */
  hasSeen?: readonly { productKey: string; variantKey: string }[];
  /** The heading that only script renders, after everything that the document contains. */
  comes?: string;
  /** The response's status, if it is not 200. */
  status?: number;
  /** The button that opens the checked layer, by the beginning of its name. */
  opens?: RegExp;
  /** Also checked in forced colours, with text twice as large and with longer texts: the main page types. */
  isStrained?: true;
};

const german = { country: 'de', language: 'de' } as const;
const japanese = { country: 'jp', language: 'ja' } as const;

// An order of an account that no other window uses: its lists contain nothing else.
const bought = (hasOrder: NonNullable<Screen['hasOrder']>) => ({ hasOrder, hasCart: 'payable', isLoggedIn: 'alone' }) as const;

/** Every page type, in German; those most sensitive to other scripts also in Japanese. */
export const screens: readonly Screen[] = [
  { name: 'home', ...german, path: '/', isStrained: true },
  { name: 'list-sinks', ...german, path: '/spuelen', isStrained: true },
  { name: 'list-sinks-filtered', ...german, path: '/spuelen?material=granite&sort=price-up' },
  { name: 'list-taps', ...german, path: '/armaturen' },
  { name: 'detail-sink', ...german, path: '/spuelen/delta-60-s', isStrained: true },
  { name: 'detail-tap', ...german, path: '/armaturen/bogen-p' },
  { name: 'list-accessories', ...german, path: '/zubehoer' },
  { name: 'detail-accessory', ...german, path: '/zubehoer/planke' },
  { name: 'content-materials', ...german, path: '/werkstoffe' },
  { name: 'cart-empty', ...german, path: '/cart' },
  { name: 'cart', ...german, path: '/cart', hasCart: true, isStrained: true },
  { name: 'checkout-address', ...german, path: '/checkout/address/', hasCart: true, isStrained: true },
  { name: 'checkout-payment', ...german, path: '/checkout/payment/', hasCart: 'addressed' },
  { name: 'checkout-summary', ...german, path: '/checkout/summary/', hasCart: 'payable' },
  { name: 'checkout-success', ...german, path: '/checkout/success' },
  { name: 'checkout-failure', ...german, path: '/checkout/failure/DE-1' },
  { name: 'return-order', ...german, path: '/return-order' },
  { name: 'login', ...german, path: '/login', isStrained: true },
  { name: 'login-already', ...german, path: '/login', isLoggedIn: true },
  { name: 'register', ...german, path: '/register', isStrained: true },
  { name: 'confirm-registration', ...german, path: '/confirm-registration?id=0&userId=0' },
  { name: 'forgot-password', ...german, path: '/forgot-password' },
  { name: 'reset-password', ...german, path: '/reset-password?trxId=0&trnxId=0' },
  { name: 'session-expired', ...german, path: '/session-expired?redirect=/cart' },
  { name: 'wishlist', ...german, path: '/wishlist', hasWishlistItems: true, isStrained: true },
  { name: 'wishlist-empty', ...german, path: '/wishlist' },
  { name: 'wishlist-shared', ...german, path: '/wishlist/shared/', hasWishlistItems: 'shared' },
  { name: 'search-empty', ...german, path: '/search' },
  { name: 'search-results', ...german, path: '/search/delta' },
  { name: 'search-nothing', ...german, path: '/search/xyzzy' },
  {
    name: 'compare',
    ...german,
    path: '/compare?product=delta-60-s&product=delta-45&product=lagune-60&product=kontor-60',
  },
  { name: 'compare-two', ...german, path: '/compare?product=delta-60-s&product=bogen&product=delta-80&differences=1' },
  { name: 'compare-empty', ...german, path: '/compare' },
  { name: 'family', ...german, path: '/spuelen/delta' },
  { name: 'families', ...german, path: '/spuelen/familien' },
  { name: 'not-found', ...german, path: '/gibt-es-nicht', status: 404 },
  { name: 'problem', ...german, path: '/problem', status: 500 },
  { name: 'home-ja', ...japanese, path: '/' },
  { name: 'list-sinks-ja', ...japanese, path: '/sinks' },
  { name: 'family-ja', ...japanese, path: '/sinks/delta' },
  { name: 'detail-sink-ja', ...japanese, path: '/sinks/delta-60-s' },
  { name: 'cart-ja', ...japanese, path: '/cart', hasCart: true },
  { name: 'checkout-address-ja', ...japanese, path: '/checkout/address/', hasCart: true },
  { name: 'register-ja', ...japanese, path: '/register' },
  { name: 'wishlist-ja', ...japanese, path: '/wishlist', hasWishlistItems: true },
  { name: 'return-order-ja', ...japanese, path: '/return-order' },
  ...(
    [
      ['account', '/account'],
      ['account-orders', '/account/orders'],
      ['account-addresses', '/account/addresses'],
      ['account-add-address', '/account/add-address'],
      ['account-payment', '/account/payment-methods'],
      ['account-products', '/account/products'],
      ['account-profile', '/account/profile'],
      ['account-delete', '/account/delete'],
    ] as const
  ).map(([name, path]): Screen => ({ name, ...german, path, isLoggedIn: true })),
  { name: 'account-security', ...german, path: '/account/security', isLoggedIn: 'alone' },
  { name: 'account-bought', ...german, path: '/account', ...bought('returned') },
  { name: 'account-orders-bought', ...german, path: '/account/orders', ...bought('returned') },
  { name: 'account-order', ...german, path: '/account/orders/{order}', ...bought('returned') },
  { name: 'account-order-ja', ...japanese, path: '/account/orders/{order}', ...bought('returned') },
  { name: 'checkout-success-paid', ...german, path: '/checkout/success/{order}', hasCart: 'payable', hasOrder: 'paid' },
  { name: 'order-mailed', ...german, path: '/plain/order?key={key}', hasCart: 'payable', hasOrder: 'paid' },
  { name: 'return-order-found', ...german, path: '/return-order/{order}', ...bought('paid') },
  { name: 'account-deleted', ...german, path: '/account/delete-confirmation' },
  { name: 'account-add-address-ja', ...japanese, path: '/account/add-address', isLoggedIn: true },
  { name: 'list-granite', ...german, path: '/spuelen/granit' },
  { name: 'content-granite', ...german, path: '/werkstoffe/granit' },
  { name: 'content-brass', ...german, path: '/werkstoffe/messing' },
  { name: 'content-installation', ...german, path: '/montage' },
  { name: 'planner', ...german, path: '/planung', isStrained: true },
  { name: 'planner-nothing', ...german, path: '/planung?cabinet=40&mounting=farmhouse&tapPlace=open' },
  { name: 'planner-ja', ...japanese, path: '/planning' },
  { name: 'product-registration', ...german, path: '/service/produkt-registrieren', isStrained: true },
  { name: 'product-registration-ja', ...japanese, path: '/service/register-product' },
  { name: 'contact', ...german, path: '/kontakt' },
  { name: 'contact-ja', ...japanese, path: '/contact' },
  { name: 'privacy-settings', ...german, path: '/cookies' },
  { name: 'privacy-settings-ja', ...japanese, path: '/cookies' },
  { name: 'careers', ...german, path: '/karriere' },
  { name: 'careers-ja', ...japanese, path: '/careers?group=students' },
  { name: 'dealer', ...german, path: '/dealer?place=50667', isStrained: true },
  { name: 'dealer-ja', ...japanese, path: '/dealer' },
  { name: 'dealer-detail', ...german, path: '/dealer/de-berlin-4' },
  { name: 'about', ...german, path: '/unternehmen' },
  { name: 'job', ...german, path: '/Karriere/Jobs/Jobbeschreibung/9101' },
  {
    name: 'home-returning',
    ...{ country: 'us', language: 'en', path: '/' },
    hasSeen: [
      { productKey: 'bogen-p', variantKey: 'bogen-p-brass' },
      { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' },
    ],
    comes: 'Seen last',
  },
  { name: 'home-fr', country: 'ch', language: 'fr', path: '/fr/' },
];

const lost = { name: 'Miriam Ostertag', email: 'miriam@beispiel.example', orderId: 'DE-000000-XXXXXXXX' };

const bought60 = {
  ...{ model: '10.60.2101', 'purchasedOn.day': '29', 'purchasedOn.month': '2', 'purchasedOn.year': '2024', boughtAt: 'Küchen Müller' },
  ...{ firstName: 'Miriam', lastName: 'Ostertag', email: 'miriam@beispiel.example', 'privacy-consent': 'accept' },
};

/** Intermediate states of a screen: checked by axe, without a picture. */
export const states: readonly Screen[] = [
  {
    name: 'checkout-payment-drop-point',
    ...{ country: 'be', language: 'nl', path: '/nl/checkout/payment/', hasCart: 'addressed' },
    sends: [['/carts/shipping', { shippingMethod: 'DCD', dropPoint: 'be-1000-1' }]],
  },
  {
    name: 'checkout-payment-debit',
    ...{ ...german, path: '/checkout/payment/', hasCart: 'addressed' },
    sends: [
      [
        '/carts/payment',
        { paymentMethod: 'DirectDebit', iban: 'DE89370400440532013000', accountHolder: 'Miriam Ostertag', mandate: 'accept' },
      ],
    ],
  },
  {
    name: 'checkout-address-refused',
    ...{ ...german, path: '/plain/checkout/address', hasCart: true },
    sends: [['/carts/address/delivery', { email: 'miriam', 'delivery.company': 'Küchen GmbH', 'delivery.taxNumber': '12' }]],
  },
  {
    name: 'product-registration-refused',
    ...{ ...german, path: '/plain/product-registration' },
    sends: [['/consumer/products/register', { ...bought60, model: 'Omega 9', email: 'mia' }]],
  },
  {
    name: 'product-registration-done',
    ...{ ...german, path: '/plain/product-registration' },
    sends: [['/consumer/products/register', bought60]],
  },
  { name: 'return-order-refused', ...german, path: '/plain/return-order', sends: [['/returns/find', { ...lost, name: '' }]] },
  { name: 'return-order-lost', ...german, path: '/plain/return-order', sends: [['/returns/find', lost]] },
  {
    name: 'return-order-open',
    ...{ ...german, path: '/plain/return-order' },
    sends: [['/returns/open/statement', { ...lost, content: 'Spüle Delta 60 S' }]],
  },
];

/** The documentation is part of the product. */
export const documentation: readonly Screen[] = [
  { name: 'docs', ...german, path: '/docs' },
  { name: 'docs-button', ...german, path: '/docs/button' },
  ...['working', 'rest', 'decisions', 'colour', 'type', 'space', 'motion', 'icons', 'breakpoints'].map(
    (page): Screen => ({ name: `docs-${page}`, ...german, path: `/docs/${page}` }),
  ),
];

/** Layers above a page that open on request. */
export const layers: readonly Screen[] = [
  { name: 'layer-menu', ...german, path: '/', opens: /^(?:Spülen|Menü)/ },
  { name: 'layer-country', ...german, path: '/', opens: /^Deutschland/ },
  { name: 'layer-cart', ...german, path: '/', hasCart: true, opens: /^Warenkorb/ },
];

/** The origin of a country on the server under test. */
export const originOf = (country: CountryCode, baseURL: string): string => `http://${country}.localhost:${new URL(baseURL).port}`;

const wanted = [
  { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' },
  { productKey: 'bogen-p', variantKey: 'bogen-p-brass' },
];

/** Puts a sink and a tap into the cart and takes the checkout as far as requested; the browser calls, since only it resolves `*.localhost`. */
export const fillCart = async (
  page: Page,
  origin: string,
  progress: Screen['hasCart'] = true,
  country: CountryCode = 'de',
): Promise<void> => {
  await page.goto(`${origin}/problem`);
  const calls: [string, object][] = wanted.map((item) => ['/carts/add', item]);
  if (progress !== true)
    calls.push(['/carts/address/delivery', { email: 'miriam@beispiel.example', delivery: deliveryAddressIn(country) }]);
  if (progress === 'payable') calls.push(['/carts/payment', { paymentMethod: 'CreditCard' }]);
  const errors = await page.evaluate(async (all) => {
    const answers: string[] = [];
    for (const [path, body] of all) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) answers.push(`${path}: ${answer.status} ${await answer.text()}`);
    }
    return answers;
  }, calls);
  if (errors.length > 0) throw new Error(`The cart refused: ${errors.join(', ')}`);
};
