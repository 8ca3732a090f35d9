import 'server-only';

/** What was checked and is not used yet: `signature` is the mark under which its use is remembered, until `expiresAt`. */
export type SolvedCaptcha = { signature: string; expiresAt: number; isTicket: boolean };

/** A way to tell a person from a program: reads what the field `captcha` holds, sent from the host of that name; undefined where it does not count. */
export type CaptchaCheck = (text: string, hostname: string) => Promise<SolvedCaptcha | undefined>;
