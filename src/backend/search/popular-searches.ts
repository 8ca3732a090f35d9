import 'server-only';
import { getCountryContent } from '#backend/content/content.ts';
import type { Site } from '#shared/country/site.ts';

/** The editors' suggestions before anything is typed, in the site's language. */
export const popularSearches = ({ country, language }: Site): readonly string[] =>
  getCountryContent(country).search[language]?.popular ?? [];
