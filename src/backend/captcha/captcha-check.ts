import 'server-only';

/** A checked solution that is not used yet: `signature` is the key under which its use is recorded, until `expiresAt`. */
export type SolvedCaptcha = { signature: string; expiresAt: number; isTicket: boolean };

/** A captcha check: verifies the content of the field `captcha`, sent from the host of that name; undefined when it is invalid. */
export type CaptchaCheck = (text: string, hostname: string) => Promise<SolvedCaptcha | undefined>;
