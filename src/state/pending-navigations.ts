import 'client-only';

/** How many screens are being fetched at this moment, ahead of a navigation or for one. */
export const pendingNavigations = { count: 0 };

/** So many screens are fetched at the same time at most before somebody asks for them. */
export const maxPrefetches = 4;
