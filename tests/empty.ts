// Stands in for `server-only` and `client-only` in unit tests.
export {};
