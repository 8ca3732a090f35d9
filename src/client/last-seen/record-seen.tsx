'use client';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { measuring } from '#state/analytics/measuring.ts';
import { consents, isAllowed } from '#state/consent.ts';
import { saveLastSeen } from '#state/last-seen.ts';

type Props = {
  productKey: string;
  variantKey: string;
  /** Whether this country asks before anything is kept. @default true */
  isConsentRequired?: boolean;
};

/** On a product's page: keeps it among what was looked at, once that is allowed (M-49), and notes it for whoever tells which article is in sight. Nothing is seen of it. */
export const RecordSeen = ({ productKey, variantKey, isConsentRequired = true }: Props) => {
  const { 'last-seen': answer } = useSnapshot(consents);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer, another try
  useEffect(() => {
    if (isAllowed('last-seen', isConsentRequired)) saveLastSeen({ productKey, variantKey });
  }, [productKey, variantKey, isConsentRequired, answer]);
  useEffect(() => {
    measuring.article = { productKey, variantKey };
    return () => {
      measuring.article = undefined;
    };
  }, [productKey, variantKey]);
  return null;
};
