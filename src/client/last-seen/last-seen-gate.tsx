'use client';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { consents, isAllowed } from '#state/consent.ts';
import { lastSeenProducts, readLastSeen } from '#state/last-seen.ts';

type Props = {
  /** Whether this country asks before anything is kept. */
  isConsentRequired: boolean;
  /** The section, with its cards in it. */
  children: ReactNode;
  /** What stands there instead. @default nothing */
  otherwise?: ReactNode;
};

// Most visitors have nothing to show yet: all of it is loaded for those who have, and the cards beside the articles, so that the section
// appears once, and whole.
const load = async (): Promise<void> => {
  const [{ loadLastSeen }] = await Promise.all([import('#state/last-seen-products.ts'), import('./seen-cards.tsx')]);
  await loadLastSeen();
};

/** Shows its section once there is something in it and it may be shown; before that, and without script, what stands there instead. */
export const LastSeenGate = ({ isConsentRequired, children, otherwise = null }: Props) => {
  const { 'last-seen': answer } = useSnapshot(consents);
  const { shown } = useSnapshot(lastSeenProducts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer, another try
  useEffect(() => {
    if (isAllowed('last-seen', isConsentRequired) && readLastSeen().length > 0) void load().catch(() => undefined);
  }, [isConsentRequired, answer]);
  return isAllowed('last-seen', isConsentRequired) && shown.length > 0 ? children : otherwise;
};
