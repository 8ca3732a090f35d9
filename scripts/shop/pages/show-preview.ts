import { sourceOf } from '#backend/content/content.ts';
import { previewAddress } from '#backend/preview/preview.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import { findSite } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { print } from '../output.ts';
import { commandError } from './content-folder.ts';

/** Prints the address of a draft and its expiry: at the country's own host, and on this machine where the shop is not public. */
export const showPreview = async (pageId: string, country: CountryCode, language: Language, hours: number): Promise<void> => {
  const lines = environment();
  const site = findSite(country, language);
  if (!site) throw commandError(`The shop of ${country} does not speak ${language}`);
  const path = previewAddress(site, pageId, hours);
  if (path === undefined) throw commandError('PREVIEW_SECRET is not set: this shop shows no drafts');
  const drafts = await sourceOf(lines).source.readDrafts(country, pageId);
  if (drafts.size === 0) throw commandError(`${pageId} has no draft: npm run shop -- draft ${pageId}`);
  print(absoluteUrl(country, path));
  if (lines.PUBLIC_SCHEME === 'http') print(`On this machine: http://${country}.localhost:${lines.PORT}${path}`);
};
