import { useEffect, useLayoutEffect } from 'react';
import { useRouter } from 'waku';
import { mayMeasure, measuring, onMeasuringConsent } from '#state/analytics/measuring.ts';

// A browser that is never idle must not defer it forever.
const patienceMs = 3_000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: patienceMs });
  else setTimeout(work);
};

// Failing to load analytics must not affect the page.
const begin = (): void => {
  if (mayMeasure()) whenIdle(() => void import('./track-visit.ts').then(({ startTracking }) => startTracking()).catch(() => undefined));
};

type Props = {
  /** Whether the country requires consent before anything is measured. @default true */
  isConsentRequired?: boolean;
  /** The tag manager's container id, if configured. */
  tagManager?: string;
};

/** Tracks the current page, and loads analytics as soon as visits may be measured. Without consent nothing is loaded. */
export const MeasureVisits = ({ isConsentRequired = true, tagManager }: Props) => {
  const { path, query } = useRouter();
  useEffect(() => {
    measuring.setting = { isConsentRequired, tagManager };
    begin();
    return onMeasuringConsent(begin);
  }, [isConsentRequired, tagManager]);
  // Together with the page, not some time after it.
  useLayoutEffect(() => {
    measuring.screen = { path, query, since: performance.now() };
  }, [path, query]);
  return null;
};
