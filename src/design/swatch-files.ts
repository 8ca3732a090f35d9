import type { Finish } from '#shared/contract/finishes.ts';

// Separate files even if they are small: a page fetches only those it shows.
const files = import.meta.glob<string>('./swatches/*.webp', { eager: true, query: '?no-inline', import: 'default' });

/** A finish on its material, cropped from a picture of both; undefined if no picture shows it close up. */
export const swatchFile = (material: string | null, finish: Finish): string | undefined => files[`./swatches/${material}-${finish}.webp`];
