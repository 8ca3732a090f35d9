import type { Site } from '#shared/country/site.ts';

/** The stage of a page in the checkout: before the order, or after it. */
export type CheckoutStage = 'ordering' | 'placed';

/** The checkout stage of a path, with script and without; undefined for every other page of the shop. */
export const checkoutStageOf = ({ root }: Pick<Site, 'root'>, path: string): CheckoutStage | undefined => {
  const below = path.startsWith(root) ? path.slice(root.length) : '';
  const [, step] = /^(?:plain\/)?checkout\/(address|payment|summary|failure|success)(?:\/|$)/.exec(below) ?? [];
  if (step === undefined) return undefined;
  return step === 'success' ? 'placed' : 'ordering';
};
