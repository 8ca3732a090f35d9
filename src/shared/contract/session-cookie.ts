/** A cookie that scripts may read: it stands beside the session's own. A browser without it is logged out and need not ask. */
export const sessionHintCookie = 'logged-in';
