import 'server-only';
import { fallbackLanguage } from '#shared/content/content-languages.ts';
import type { MediaEntry } from '#shared/content/media-file.ts';
import type { Picture } from '#shared/contract/picture.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { Content } from './content-state.ts';

/** A picture with its texts and their language. `isPlaceholder`: it was not rendered yet and is replaced by a placeholder. */
export type FoundPicture = Pick<MediaEntry, 'kind' | 'shows'> & {
  picture: Picture;
  alt: string;
  altLanguage: Language;
  isPlaceholder: boolean;
};

// A 4:3 frame in the background colour of all product pictures (token `--ground`), for an original that was not rendered yet.
const [width, height] = [960, 720];
const frame = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#ECEAE6"/></svg>`)}`;

/** The placeholder for a missing picture: an empty frame of the same shape. */
export const placeholderPicture = (identifier: string): Picture => ({
  identifier,
  width,
  height,
  placeholder: '#ECEAE6',
  resolutions: [{ name: 'ORIGINAL', width, height, avif: frame, webp: frame }],
});

const altOf = ({ alt }: MediaEntry, language: Language): { alt: string; altLanguage: Language } => {
  const texts: Partial<Record<Language, string>> = alt;
  const own = texts[language];
  return own === undefined ? { alt: texts[fallbackLanguage] ?? '', altLanguage: fallbackLanguage } : { alt: own, altLanguage: language };
};

/** The picture with the country's texts; if the country lacks that id, with those of another. */
const findEntry = ({ countries }: Content, country: CountryCode, identifier: string): MediaEntry | undefined => {
  for (const { media } of [countries.get(country), ...countries.values()].filter((one) => one !== undefined))
    if (Object.hasOwn(media, identifier)) return media[identifier];
  return undefined;
};

/** A picture of the media list with its alternative text (English where the language has none). Undefined for an unknown id. */
export const pictureOf = (content: Content, country: CountryCode, identifier: string, language: Language): FoundPicture | undefined => {
  const entry = findEntry(content, country, identifier);
  if (!entry) return undefined;
  const found = content.pictures[identifier];
  const { kind, shows, focus } = entry;
  const position = focus.x === 0.5 && focus.y === 0.5 ? {} : { focus: `${focus.x * 100}% ${focus.y * 100}%` };
  return {
    picture: { ...(found ?? placeholderPicture(identifier)), ...position },
    isPlaceholder: found === undefined,
    kind,
    shows,
    ...altOf(entry, language),
  };
};
