import type { ReactNode } from 'react';

/** A row of the first level: it opens a second level, or is a link. */
export type Topic = { id: string; label: string } & ({ content: ReactNode } | { href: string });
