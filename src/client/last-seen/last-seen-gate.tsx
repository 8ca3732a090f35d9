'use client';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isKeepingAllowed, lastSeenConsent, lastSeenProducts, readLastSeen } from '#state/last-seen.ts';

type Props = {
  /** Whether this country asks before anything is kept. */
  isConsentRequired: boolean;
  /** The section, with its cards in it. */
  children: ReactNode;
};

// Most visitors have nothing to show yet: all of it is loaded for those who have, and the cards beside the articles, so that the section
// appears once, and whole.
const load = async (): Promise<void> => {
  const [{ loadLastSeen }] = await Promise.all([import('#state/last-seen-products.ts'), import('./seen-cards.tsx')]);
  await loadLastSeen();
};

/** Shows its section once there is something in it and it may be shown; before that, and without script, there is nothing at all. */
export const LastSeenGate = ({ isConsentRequired, children }: Props) => {
  const { answer } = useSnapshot(lastSeenConsent);
  const { shown } = useSnapshot(lastSeenProducts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer, another try
  useEffect(() => {
    if (isKeepingAllowed(isConsentRequired) && readLastSeen().length > 0) void load().catch(() => undefined);
  }, [isConsentRequired, answer]);
  return isKeepingAllowed(isConsentRequired) && shown.length > 0 ? children : null;
};
