import type { OpeningState } from '#shared/opening-hours/opening-status.ts';

/** The texts of a status: its name, and when it starts or ends. */
export type OpeningTexts = {
  state: (state: OpeningState) => string;
  /** Its closing time. */
  until: (time: string) => string;
  /** The time it opens or closes on the same day: for `opensSoon` and `closesSoon`. */
  change: (state: 'opensSoon' | 'closesSoon', time: string) => string;
  /** Its next opening on another day. */
  next: (day: string, time: string) => string;
  /** BCP 47, `de-CH`. */
  locale: string;
};
