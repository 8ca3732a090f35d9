'use client';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import type { Site } from '#shared/country/site.ts';
import { overlay } from '#state/overlay.ts';

const CartOverlay = lazy(async () => ({ default: (await import('./cart-overlay.tsx')).CartOverlay }));

/** Loads the overlay when the cart is first opened; after that it stays mounted, so that closing is animated. */
export const CartOverlayHost = (props: { site: Site; countryName: string; sinksHref: string; tapsHref: string }) => {
  const { isCartRequested } = useSnapshot(overlay);
  return isCartRequested ? (
    <Suspense>
      <CartOverlay {...props} />
    </Suspense>
  ) : null;
};
