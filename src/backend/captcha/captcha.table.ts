/** The key that signs challenges: one row, made with the table. */
export type CaptchaKeyTable = { secret: string };

/** A challenge, ticket or token that was used, until it expires: its signature, of a token a hash. Epoch milliseconds. */
export type UsedCaptchaTable = { signature: string; expiresAt: number };

export type CaptchaTables = { captchaKey: CaptchaKeyTable; usedCaptcha: UsedCaptchaTable };
