import { useEffect, useLayoutEffect } from 'react';
import { useRouter } from 'waku';
import { mayMeasure, measuring, onMeasuringConsent } from '#state/analytics/measuring.ts';

// A browser that is never idle must not wait for ever.
const patienceMs = 3_000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: patienceMs });
  else setTimeout(work);
};

// Without its code nothing is measured; the page itself needs none of it.
const begin = (): void => {
  if (mayMeasure()) whenIdle(() => void import('./track-visit.ts').then(({ startTracking }) => startTracking()).catch(() => undefined));
};

type Props = {
  /** Whether the country asks for consent before anything is measured. @default true */
  isConsentRequired?: boolean;
  /** The container of the tag manager, where there is one. */
  tagManager?: string;
};

/** Notes which page is in sight, and once visits may be measured loads what tells of them. Without consent nothing is loaded. */
export const MeasureVisits = ({ isConsentRequired = true, tagManager }: Props) => {
  const { path, query } = useRouter();
  useEffect(() => {
    measuring.setting = { isConsentRequired, tagManager };
    begin();
    return onMeasuringConsent(begin);
  }, [isConsentRequired, tagManager]);
  // With the page itself, not some time after it.
  useLayoutEffect(() => {
    measuring.screen = { path, query, since: performance.now() };
  }, [path, query]);
  return null;
};
