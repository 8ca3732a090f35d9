/** Nothing is turned off that a shop on Next.js would have; the root only keeps the build from looking for packages above this folder. */
export default { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname };
