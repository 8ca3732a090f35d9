import '#design/layers.css';
import '#design/tokens.css';
import '#design/fonts.css';
import '#design/base.css';
import type { ReactNode } from 'react';
import { fallbackFaces, firstFonts } from '#design/font-files.ts';
import { currentSite } from '#waku/request.ts';

/** The document: its language follows the address. */
export default function Root({ children }: { children: ReactNode }) {
  const { language, locale } = currentSite();
  const faces = fallbackFaces(language);
  return (
    <html lang={language} data-locale={locale}>
      <head>
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {firstFonts(language).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>
        {children}
        {faces && <link rel="stylesheet" href={faces} />}
      </body>
    </html>
  );
}

export const getConfig = async () => ({ render: 'dynamic', unstable_getEtag: () => currentSite().locale });
