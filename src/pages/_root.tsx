import '#design/layers.css';
import '#design/tokens.css';
import '#design/fonts.css';
import '#design/base.css';
import type { ReactNode } from 'react';
import { currentSite } from '#waku/request.ts';

/** The document: its language follows the address. */
export default function Root({ children }: { children: ReactNode }) {
  return (
    <html lang={currentSite().language}>
      <head />
      <body>{children}</body>
    </html>
  );
}

export const getConfig = async () => ({ render: 'dynamic', unstable_getEtag: () => currentSite().language });
