/** The purposes that visitors decide about, in the order shown. Content uses the same names for an external consent manager. */
export const purposes = ['last-seen', 'video', 'maps', 'captcha', 'analytics', 'advertising'] as const;
export type Purpose = (typeof purposes)[number];

/** The visitor's answer for a purpose. */
export type ConsentAnswer = 'granted' | 'denied';

/** The cookie that stores the answer, for twelve months. */
export const consentCookie = { name: 'consent', days: 365 } as const;

// Increased when the meaning of the question changes: everybody is asked again.
const version = 1;

/** Identifies a question: a visitor who answered fewer purposes, or an older wording, is asked again. */
export const revisionOf = (asked: readonly Purpose[]): number =>
  asked.reduce((sum, purpose) => sum + 2 ** purposes.indexOf(purpose), version * 2 ** purposes.length);

/** The purposes of a question, by its number. */
export const purposesOf = (revision: number): Purpose[] => purposes.filter((_, index) => Math.floor(revision / 2 ** index) % 2 === 1);
