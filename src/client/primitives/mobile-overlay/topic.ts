import type { ReactNode } from 'react';

/** A row of the first level: it opens a second one, or leads away at once. */
export type Topic = { id: string; label: string } & ({ content: ReactNode } | { href: string });
