import type { OpeningState } from '#shared/opening-hours/opening-status.ts';

/** How a status is said: its name, and until when or from when it holds. */
export type OpeningTexts = {
  state: (state: OpeningState) => string;
  /** Until when it is open. */
  until: (time: string) => string;
  /** At what time it opens or closes, on the same day: of `opensSoon` and `closesSoon`. */
  change: (state: 'opensSoon' | 'closesSoon', time: string) => string;
  /** When it opens on another day. */
  next: (day: string, time: string) => string;
  /** BCP 47, `de-CH`. */
  locale: string;
};
