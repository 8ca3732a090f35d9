import type { Finish } from '#shared/contract/finishes.ts';

// Files of their own even where they are small: a page fetches those that it shows.
const files = import.meta.glob<string>('./swatches/*.webp', { eager: true, query: '?no-inline', import: 'default' });

/** A finish on its material, cut out of a picture of both; none where no picture shows it from near. */
export const swatchFile = (material: string | null, finish: Finish): string | undefined => files[`./swatches/${material}-${finish}.webp`];
