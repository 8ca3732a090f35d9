import 'server-only';
import { fallbackLanguage } from '#shared/content/content-languages.ts';
import type { MediaEntry } from '#shared/content/media-file.ts';
import type { Picture } from '#shared/contract/picture.ts';
import type { CountryCode, Language } from '#shared/country/countries.ts';
import type { Content } from './content-state.ts';

/** A picture with what is said of it, and in which language that is. `isPlaceholder`: it was not rendered yet, the plain ground stands in. */
export type FoundPicture = Pick<MediaEntry, 'kind' | 'shows'> & {
  picture: Picture;
  alt: string;
  altLanguage: Language;
  isPlaceholder: boolean;
};

// A 4:3 frame in the ground colour of all product pictures (token `--ground`), for an original that was not rendered yet.
const [width, height] = [960, 720];
const frame = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#ECEAE6"/></svg>`)}`;

/** What stands in for a picture that is not there: the empty ground, in the same shape. */
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

/** The picture as the country tells it; where it has none of that id, as another one does. */
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
