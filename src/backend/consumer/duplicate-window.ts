/** Whoever presses twice means it once: the very same within this time (ms) is answered by what the first one did. */
export const duplicateWindowMs = 10_000;
