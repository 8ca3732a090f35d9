/** What visitors decide about, in the order in which it is shown. Content names the same for a consent manager of another house. */
export const purposes = ['last-seen', 'video', 'maps', 'captcha', 'analytics', 'advertising'] as const;
export type Purpose = (typeof purposes)[number];

/** What the visitor said about a purpose. */
export type ConsentAnswer = 'granted' | 'denied';

/** The cookie that keeps the answer, for twelve months. */
export const consentCookie = { name: 'consent', days: 365 } as const;

// Counted up when what is asked for changes its meaning: everybody is asked again.
const version = 1;

/** Tells one question from another: whoever answered fewer purposes, or an older wording, is asked again. */
export const revisionOf = (asked: readonly Purpose[]): number =>
  asked.reduce((sum, purpose) => sum + 2 ** purposes.indexOf(purpose), version * 2 ** purposes.length);

/** What a question is about, by its number. */
export const purposesOf = (revision: number): Purpose[] => purposes.filter((_, index) => Math.floor(revision / 2 ** index) % 2 === 1);
