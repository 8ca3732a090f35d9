/** The cookie that stores a chosen language (C-06). Readable by script: the choice is made in the browser. */
export const languageCookie = { name: 'language', maxAgeSeconds: 365 * 24 * 60 * 60, path: '/', sameSite: 'lax' } as const;
