import { pathOfPage } from '#backend/content/content.ts';
import type { BlockedTexts } from '#client/primitives/consent-notice/blocked-media.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** Texts of the placeholder for blocked third-party content; `title` is its name, `host` its origin. */
export const blockedTextsOf = (t: Translate, kind: 'film' | 'frame', title: string, host: string): BlockedTexts => ({
  title,
  reason: t(`content.media.${kind}.reason`, { host }),
  loadOnce: t(`content.media.${kind}.loadOnce`),
  settings: t('content.media.settings'),
});

/** The page where a visitor sees what is loaded and decides about it. */
export const settingsPathOf = (site: Site): string => pathOfPage(site, 'cookies') ?? site.root;
