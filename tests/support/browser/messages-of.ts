import { existsSync, readFileSync } from 'node:fs';
import type { Site } from '../../../src/shared/country/site.ts';
import type { Messages } from '../../../src/shared/i18n/messages.ts';
import { withOwnTexts } from '../../../src/shared/i18n/own-texts.ts';

const textsIn = (name: string): unknown => {
  const file = new URL(`../../../translations/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** The interface texts of a site: those of its language, with the country's overrides. */
export const messagesOf = ({ language, locale }: Pick<Site, 'language' | 'locale'>): Messages =>
  withOwnTexts(locale, textsIn(language) as Messages, textsIn(locale) as Parameters<typeof withOwnTexts>[2]);
