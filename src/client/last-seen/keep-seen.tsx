'use client';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isKeepingAllowed, keepLastSeen, lastSeenConsent } from '#state/last-seen.ts';

type Props = {
  productKey: string;
  variantKey: string;
  /** Whether this country asks before anything is kept. */
  isConsentRequired: boolean;
};

/** On a product's page: keeps it among what was looked at, once that is allowed. Nothing is seen of it (M-49). */
export const KeepSeen = ({ productKey, variantKey, isConsentRequired }: Props) => {
  const { answer } = useSnapshot(lastSeenConsent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer, another try
  useEffect(() => {
    if (isKeepingAllowed(isConsentRequired)) keepLastSeen({ productKey, variantKey });
  }, [productKey, variantKey, isConsentRequired, answer]);
  return null;
};
