import { findPicture } from '#backend/content/content.ts';
import { Picture } from '#client/primitives/picture/picture.tsx';
import type { ImageReference } from '#shared/content/references.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { langOf } from '../language-attribute.ts';

type Props = {
  site: Pick<Site, 'country'>;
  image: ImageReference;
  language: Language;
  /** Its displayed width, as in the HTML attribute. */
  sizes: string;
  /** Width / height of the crop, where the named sizes contain it. */
  ratio?: number | undefined;
  /** Alternative text, where that of the media list does not say what matters here. */
  alt?: string | null;
  isFirst?: boolean;
};

/** A picture that an editor named by its id, with its texts marked in their language; nothing where it does not exist. */
export const ContentPicture = ({ site, image, language, sizes, ratio, alt = null, isFirst = false }: Props) => {
  const found = findPicture(site, image.identifier, language);
  if (!found) return null;
  return (
    <Picture
      picture={found.picture}
      alt={alt ?? found.alt}
      lang={alt === null ? langOf(found.altLanguage, language) : undefined}
      sizes={sizes}
      ratio={ratio}
      fit="cover"
      isFirst={isFirst}
    />
  );
};
