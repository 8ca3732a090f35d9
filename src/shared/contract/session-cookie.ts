/** A cookie that scripts may read, set together with the session's own. A browser without it is logged out and need not ask. */
export const sessionHintCookie = 'logged-in';
