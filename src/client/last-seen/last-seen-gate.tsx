'use client';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { consents, isAllowed } from '#state/consent.ts';
import { lastSeenProducts, readLastSeen } from '#state/last-seen.ts';

type Props = {
  /** Whether this country requires consent before storing. */
  isConsentRequired: boolean;
  /** The section with its cards. */
  children: ReactNode;
  /** Shown instead. @default nothing */
  otherwise?: ReactNode;
};

// Most visitors have nothing to show yet: everything is loaded only for those who have, and the cards along with the articles,
// so that the section appears once, and complete.
const load = async (): Promise<void> => {
  const [{ loadLastSeen }] = await Promise.all([import('#state/last-seen-products.ts'), import('./seen-cards.tsx')]);
  await loadLastSeen();
};

/** Renders its section once there is something to show and consent allows it; before that, and without script, the fallback. */
export const LastSeenGate = ({ isConsentRequired, children, otherwise = null }: Props) => {
  const { 'last-seen': answer } = useSnapshot(consents);
  const { shown } = useSnapshot(lastSeenProducts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer runs the effect again
  useEffect(() => {
    if (isAllowed('last-seen', isConsentRequired) && readLastSeen().length > 0) void load().catch(() => undefined);
  }, [isConsentRequired, answer]);
  return isAllowed('last-seen', isConsentRequired) && shown.length > 0 ? children : otherwise;
};
