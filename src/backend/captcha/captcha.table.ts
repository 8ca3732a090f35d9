/** The key that signs challenges: one row, created with the table. */
export type CaptchaKeyTable = { secret: string };

/** A used challenge, ticket or token, until it expires: its signature, or the hash of a token. Epoch milliseconds. */
export type UsedCaptchaTable = { signature: string; expiresAt: number };

export type CaptchaTables = { captchaKey: CaptchaKeyTable; usedCaptcha: UsedCaptchaTable };
