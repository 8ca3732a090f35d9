/** The key that signs challenges: one row, made with the table. */
export type CaptchaKeyTable = { secret: string };

/** A challenge whose solution was used, until it expires. Epoch milliseconds. */
export type UsedCaptchaTable = { signature: string; expiresAt: number };

export type CaptchaTables = { captchaKey: CaptchaKeyTable; usedCaptcha: UsedCaptchaTable };
