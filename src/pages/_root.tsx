import '#design/layers.css';
import '#design/tokens.css';
import '#design/fonts.css';
import '#design/base.css';
import type { ReactNode } from 'react';
import { ProblemBoundary } from '#client/shell/problem-boundary.tsx';
import { fallbackFaces, preloadFonts } from '#design/font-files.ts';
import { currentPath, currentSite } from '#framework/request.ts';
import { taggedRender } from '#framework/tagged-render.ts';
import { StandaloneProblem } from '#screens/problem/problem-message.tsx';
import { languageAt } from '#shared/routes/layout-etags.ts';
import { noScriptPathOf } from '#shared/routes/no-script-path.ts';

/** The document: its language follows the address. */
export default function Root({ children }: { children: ReactNode }) {
  const { language, locale } = languageAt(currentSite(), currentPath());
  const faces = fallbackFaces(language);
  const noScriptPath = noScriptPathOf(currentSite(), currentPath());
  // These show little before script runs, so it must not be deferred (src/framework/deferred-hydration.ts).
  const isLive = noScriptPath !== undefined || currentPath().startsWith('/docs');
  return (
    <html lang={language} data-locale={locale} data-live={isLive ? '' : undefined}>
      <head>
        {noScriptPath !== undefined && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${noScriptPath}`} />
          </noscript>
        )}
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {preloadFonts(language).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>
        <ProblemBoundary fallback={<StandaloneProblem site={currentSite()} />}>{children}</ProblemBoundary>
        {faces && <link rel="stylesheet" href={faces} />}
      </body>
    </html>
  );
}

export const getConfig = async () => taggedRender(() => languageAt(currentSite(), currentPath()).locale);
