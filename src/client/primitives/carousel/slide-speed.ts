// A slide is pulled to its place sixty times a second. With the weakest friction at which it does not swing back (critical damping),
// 99.5 % of the way are done after 18 steps: 300 ms (M-45).
const friction = 0.45;

/** How hard embla pulls a slide to its place, and what holds it back. */
export const slideSpeed = { duration: friction / (1 - Math.sqrt(friction)) ** 2, friction } as const;
