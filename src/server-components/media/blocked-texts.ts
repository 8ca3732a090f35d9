import { pathOfPage } from '#backend/content/content.ts';
import type { BlockedTexts } from '#client/primitives/consent-notice/blocked-media.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** What stands in the place of something from another house; `title` says what it is called, `host` whence it comes. */
export const blockedTextsOf = (t: Translate, kind: 'film' | 'frame', title: string, host: string): BlockedTexts => ({
  title,
  reason: t(`content.media.${kind}.reason`, { host }),
  loadOnce: t(`content.media.${kind}.loadOnce`),
  settings: t('content.media.settings'),
});

/** Where a visitor reads what is loaded and decides about it. */
export const settingsPathOf = (site: Site): string => pathOfPage(site, 'cookies') ?? site.root;
