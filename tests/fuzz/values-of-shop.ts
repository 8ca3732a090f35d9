import fc from 'fast-check';
import type { ContentProduct } from '#backend/content/content.ts';
import type { KnownValues } from './arbitrary-of.ts';
import { person } from './enter.ts';
import type { PlannedCall } from './planned-call.ts';

type Article = { productKey: string; variantKey: string };

const articlesOf = (products: readonly ContentProduct[]): (Article & { sku: string })[] =>
  products.flatMap(({ file: { productKey, variants } }) => variants.map(({ variantKey, sku }) => ({ productKey, variantKey, sku })));

const home = { firstName: 'Ada', lastName: 'Muster', street: 'Uferweg 1', postalCode: '33102', city: 'Paderborn', country: 'de' };

/** Input that gets past validation: articles, codes, addresses and passwords that exist, and solved captchas: each of them is valid once. */
export const valuesOfShop = (products: readonly ContentProduct[], captchas: readonly string[]) => {
  const articles = articlesOf(products).slice(0, 12);
  const productOf = new Map(articles.map(({ variantKey, productKey }) => [variantKey, productKey]));
  const of = (name: keyof (typeof articles)[number]) => fc.constantFrom(...articles.map((article) => article[name]));
  const known: KnownValues = {
    productKey: of('productKey'),
    variantKey: of('variantKey'),
    skus: fc.array(of('sku'), { minLength: 1, maxLength: 3 }).map((skus) => skus.join(',')),
    variantKeys: fc.array(of('variantKey'), { minLength: 1, maxLength: 3 }).map((keys) => keys.join(',')),
    discountCode: fc.constantFrom('TEN', 'ten ', 'ALL', 'MUCH', 'SHIP', 'BIG', 'FEW', 'ALONE', 'NONE'),
    postalCode: fc.constantFrom('33102', '8001', '10001', '150-0001', '1000'),
    country: fc.constantFrom('de', 'de', 'ch', 'DE', 'DE'),
    delivery: fc.constantFrom(home, { ...home, country: 'ch', postalCode: '8001' }),
    billing: fc.constant(home),
    firstName: fc.constant('Ada'),
    lastName: fc.constant('Muster'),
    issue: fc.constant('A tap drips.'),
    model: fc.oneof(of('sku'), of('productKey')),
    purchasedOn: fc.constantFrom({ day: 29, month: 2, year: 2024 }, { day: 14, month: 11, year: 2025 }),
    lat: fc.constantFrom('48.1', '-90', '0'),
    long: fc.constantFrom('11.5', '180'),
    query: fc.constantFrom('Köln', '50667', 'paderborn', 'SW1A'),
    shippingMethod: fc.constantFrom('standard', 'dhl', 'DHL', 'DCD'),
    term: fc.constantFrom('sink', 'spüle', 'tap', '水栓'),
    phone: fc.constantFrom('+49 30 23125000', ''),
    fax: fc.constant(''),
    email: fc.constant(person.email),
    password: fc.constant(person.password),
    currentPassword: fc.constant(person.password),
    confirmation: fc.constantFrom('LÖSCHEN', 'löschen'),
    captcha: fc.constantFrom('', ...captchas),
    quantity: fc.constantFrom(1, 2, 99),
  };
  /** Keys of the same article belong together. */
  const pair = (planned: PlannedCall): PlannedCall => {
    const body = planned.body as Partial<Article> | undefined;
    const productKey = planned.live && typeof body === 'object' && body ? productOf.get(String(body.variantKey)) : undefined;
    return productKey ? { ...planned, body: { ...body, productKey } } : planned;
  };
  const [article = { productKey: '', variantKey: '' }] = articles;
  const delivery = { email: person.email, delivery: home };
  return { known, pair, article: { productKey: article.productKey, variantKey: article.variantKey }, delivery };
};
