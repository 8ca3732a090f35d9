'use client';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { measuring } from '#state/analytics/measuring.ts';
import { consents, isAllowed } from '#state/consent.ts';
import { saveLastSeen } from '#state/last-seen.ts';

type Props = {
  productKey: string;
  variantKey: string;
  /** Whether this country requires consent before storing. @default true */
  isConsentRequired?: boolean;
};

/** On a product page: adds the article to the recently viewed once that is allowed (M-49), and publishes it for analytics. Renders nothing. */
export const RecordSeen = ({ productKey, variantKey, isConsentRequired = true }: Props) => {
  const { 'last-seen': answer } = useSnapshot(consents);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer runs the effect again
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
