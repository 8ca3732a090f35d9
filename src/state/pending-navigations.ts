import 'client-only';

/** The number of screens currently being fetched, as prefetch or navigation. */
export const pendingNavigations = { count: 0 };

/** The maximum number of concurrent prefetches. */
export const maxPrefetches = 4;
