import 'server-only';
import type { ProductFile, ProductTexts } from '#shared/catalogue/product-file.ts';
import type { StoriesFile, StoryTexts } from '#shared/catalogue/story-file.ts';
import type { CountryFile } from '#shared/content/country-file.ts';
import type { MediaFile } from '#shared/content/media-file.ts';
import type { NavigationFile } from '#shared/content/navigation-file.ts';
import type { PageFile, PageTexts } from '#shared/content/page-file.ts';
import type { RedirectsFile } from '#shared/content/redirects-file.ts';
import type { SearchFile } from '#shared/content/search-file.ts';
import type { SparePartsFile } from '#shared/content/spare-parts-file.ts';
import type { Language } from '#shared/country/countries.ts';
import type { ResolveTexts } from './text-resolver.ts';

/** An item and its texts in each language that has them. */
export type Worded<File, Texts> = { file: File; texts: Partial<Record<Language, Texts>> };
export type ContentPage = Worded<PageFile, PageTexts>;
export type ContentProduct = Worded<ProductFile, ProductTexts>;

/** All content of a country, parsed and frozen. */
export type CountryContent = {
  country: CountryFile;
  pages: ReadonlyMap<string, ContentPage>;
  products: ReadonlyMap<string, ContentProduct>;
  /** Resolves a page's texts, optionally with a draft in place of what is published. */
  resolveTexts: ResolveTexts;
  /** Whether the country overrides texts of a page in a language. */
  differs: (pageId: string, language: Language) => boolean;
  navigation: Partial<Record<Language, NavigationFile>>;
  redirects: Partial<Record<Language, RedirectsFile>>;
  /** Search synonyms, in each language that has them. */
  search: Partial<Record<Language, SearchFile>>;
  media: MediaFile;
  spareParts: SparePartsFile;
  /** The chapters of products that have a story, and their texts. */
  stories: StoriesFile;
  storyTexts: Partial<Record<Language, StoryTexts>>;
};

/** A problem in content: the file, the path in it, and what is wrong. */
export type ContentFault = { file: string; message: string };

/** Content that fails its schema is rejected as a whole; the message names every problem by file and path. */
export class InvalidContentError extends Error {
  override name = 'InvalidContentError';
  readonly faults: readonly ContentFault[];
  constructor(faults: readonly ContentFault[]) {
    super(`Content refused:\n${faults.map(({ file, message }) => `  ${file}: ${message}`).join('\n')}`);
    this.faults = faults;
  }
}
