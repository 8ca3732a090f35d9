'use client';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isKeepingAllowed, lastSeenConsent, readLastSeen } from '#state/last-seen.ts';
import { lastSeenProducts, loadLastSeen } from '#state/last-seen-products.ts';

type Props = {
  /** Whether this country asks before anything is kept. */
  isConsentRequired: boolean;
  /** The section, with its cards in it. */
  children: ReactNode;
};

// The cards are loaded beside the articles, so that the section appears once, and whole.
const load = (): Promise<unknown> => Promise.all([loadLastSeen(), import('./seen-cards.tsx')]);

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
