/** HTTP status of an expired session (specification §8). */
export const sessionExpiredStatus = 497;
