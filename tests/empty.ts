// Replaces `server-only` and `client-only` in unit tests.
export {};
