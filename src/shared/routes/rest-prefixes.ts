/** First path segments that belong to REST, payment and operations, never to a page. */
export const restPrefixes = [
  'carts',
  'consumer',
  'lists',
  'orders',
  'invoices',
  'returns',
  'payments',
  'api',
  'products',
  'marketing',
  'sandbox',
  'openapi.json',
] as const;

/** True for `/carts` and everything below it. */
export const isRestPath = (path: string): boolean => {
  const first = path.split('/', 2)[1] ?? '';
  return (restPrefixes as readonly string[]).includes(first);
};
