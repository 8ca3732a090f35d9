import '#design/layers.css';
import '#design/tokens.css';
import '#design/fonts.css';
import '#design/base.css';
import type { ReactNode } from 'react';
import { ProblemBoundary } from '#client/shell/problem-boundary.tsx';
import { fallbackFaces, firstFonts } from '#design/font-files.ts';
import { currentPath, currentSite } from '#framework/request.ts';
import { Stranded } from '#screens/problem/problem-words.tsx';
import { spokenAt } from '#shared/routes/frame-tags.ts';
import { plainPathOf } from '#shared/routes/plain-path.ts';

/** The document: its language follows the address. */
export default function Root({ children }: { children: ReactNode }) {
  const { language, locale } = spokenAt(currentSite(), currentPath());
  const faces = fallbackFaces(language);
  const plain = plainPathOf(currentSite(), currentPath());
  // These show little before script runs: it is not to wait (src/framework/late-start.ts).
  const isLive = plain !== undefined || currentPath().startsWith('/docs');
  return (
    <html lang={language} data-locale={locale} data-live={isLive ? '' : undefined}>
      <head>
        {plain !== undefined && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${plain}`} />
          </noscript>
        )}
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {firstFonts(language).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>
        <ProblemBoundary fallback={<Stranded site={currentSite()} />}>{children}</ProblemBoundary>
        {faces && <link rel="stylesheet" href={faces} />}
      </body>
    </html>
  );
}

export const getConfig = async () => ({ render: 'dynamic', unstable_getEtag: () => spokenAt(currentSite(), currentPath()).locale });
