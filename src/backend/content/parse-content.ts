import 'server-only';
import type { ProductFile, ProductTexts } from '#shared/catalogue/product-file.ts';
import type { CountryFile } from '#shared/content/country-file.ts';
import type { MediaFile } from '#shared/content/media-file.ts';
import type { NavigationFile } from '#shared/content/navigation-file.ts';
import type { PageFile, PageTexts } from '#shared/content/page-file.ts';
import type { SparePartsFile } from '#shared/content/spare-parts-file.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { ContentFiles } from './content-source.ts';
import { type ContentFault, ContentRefused, type CountryContent, type Worded } from './country-content.ts';
import { addressOfFile, type FileAddress, type FileKind, parseFile } from './parse-file.ts';

type ParsedFile = FileAddress & { path: string; value: unknown };

const parseAll = (files: ContentFiles): { parsed: ParsedFile[]; faults: ContentFault[] } => {
  const parsed: ParsedFile[] = [];
  const faults: ContentFault[] = [];
  for (const [path, json] of files) {
    const address = addressOfFile(path);
    if (!address) continue;
    const { value, problems } = parseFile(address.kind, json);
    faults.push(...problems.map((message) => ({ file: path, message })));
    if (problems.length === 0) parsed.push({ ...address, path, value });
  }
  return { parsed, faults };
};

const nameOf: Partial<Record<FileKind, string>> = { country: 'short', page: 'pageId', product: 'productKey' };

/** A file that says of itself another name than its folder does would be found under neither. */
const misnamed = ({ kind, id, value, path }: ParsedFile): ContentFault[] => {
  const field = nameOf[kind];
  const said = field ? (value as Record<string, unknown>)[field] : id;
  return said === id ? [] : [{ file: path, message: `${field}: says '${String(said)}', but lies under '${id}'` }];
};

const ofKind = (files: readonly ParsedFile[], kind: FileKind): ParsedFile[] => files.filter((file) => file.kind === kind);

const worded = <File, Texts>(
  files: readonly ParsedFile[],
  kind: FileKind,
  textsKind: FileKind,
): ReadonlyMap<string, Worded<File, Texts>> => {
  const texts = Map.groupBy(ofKind(files, textsKind), ({ id }) => id);
  return new Map(
    ofKind(files, kind).map(({ id, value }) => {
      const own = (texts.get(id) ?? []).map((text) => [text.language, text.value]);
      return [
        id,
        Object.freeze({ file: value as File, texts: Object.freeze(Object.fromEntries(own)) as Partial<Record<Language, Texts>> }),
      ];
    }),
  );
};

/** Content of a country from its files. Throws ContentRefused with every fault when one file fails its schema. */
export const parseContent = (country: CountryCode, files: ContentFiles): CountryContent => {
  const { parsed, faults } = parseAll(files);
  const all = [...faults, ...parsed.flatMap(misnamed)];
  const own = ofKind(parsed, 'country').find(({ id }) => id === country);
  const countryPath = `countries/${country}.json`;
  if (!own && !files.has(countryPath)) all.push({ file: countryPath, message: 'is missing' });
  if (all.length > 0 || !own) throw new ContentRefused(all);
  return Object.freeze({
    country: own.value as CountryFile,
    pages: worded<PageFile, PageTexts>(parsed, 'page', 'pageTexts'),
    products: worded<ProductFile, ProductTexts>(parsed, 'product', 'productTexts'),
    navigation: Object.freeze(
      Object.fromEntries(ofKind(parsed, 'navigation').map(({ language, value }) => [language, value as NavigationFile])),
    ),
    media: (ofKind(parsed, 'media')[0]?.value ?? Object.freeze({})) as MediaFile,
    spareParts: (ofKind(parsed, 'spareParts')[0]?.value ?? Object.freeze([])) as SparePartsFile,
  });
};
