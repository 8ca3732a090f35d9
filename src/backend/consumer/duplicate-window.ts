/** A double click means one request: an identical one within this time (ms) gets the result of the first. */
export const duplicateWindowMs = 10_000;
