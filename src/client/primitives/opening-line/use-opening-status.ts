import { useEffect, useState } from 'react';
import { type OpeningStatus, openingStatus } from '#shared/opening-hours/opening-status.ts';
import type { OpeningTimes } from '#shared/opening-hours/openings.ts';

// Timers are limited to about 24 days; the page is visited again long before.
const longestMs = 24 * 60 * 60 * 1000;

/** The status at a moment, in epoch milliseconds. */
export type SeenStatus = { status: OpeningStatus | undefined; now: number };

/** The current opening status, updated while the page is open: at each change, and when the page is shown again. Undefined until script runs. */
export const useOpeningStatus = (times: OpeningTimes): SeenStatus | undefined => {
  const [seen, setSeen] = useState<SeenStatus>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const now = Date.now();
      const status = openingStatus(times, now);
      setSeen({ status, now });
      timer = setTimeout(look, Math.min(Math.max((status?.nextChange ?? now + longestMs) - now, 0) + 1, longestMs));
    };
    look();
    // The timers of a sleeping computer are suspended.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [times]);
  return seen;
};
