import { SilentFilm } from '#client/media/silent-film.tsx';
import { Picture } from '#client/primitives/picture/picture.tsx';
import { LinkedCaption } from '#server-components/pictures/linked-caption.tsx';
import { showPicture } from '#server-components/pictures/shown-pictures.ts';
import { getTranslator } from '#server-components/translator.ts';
import type { Language } from '#shared/country/countries.ts';
import { localeIn, type Site } from '#shared/country/site.ts';
import type { MediaData } from './media.schema.ts';

type SceneProps = { site: Site; media: Extract<MediaData['media'], { kind: 'scene' }>; caption: string | null; language: Language };

/** A silent film of one of our scenes over a picture of it, whose text describes what is seen. */
export const Scene = async ({ site, media, caption, language }: SceneProps) => {
  const shown = showPicture(site, media.poster, language);
  if (!shown) return null;
  const t = await getTranslator(localeIn(site, language));
  return (
    <SilentFilm
      src={media.src}
      av1={media.av1}
      poster={<Picture {...shown} fit="cover" sizes="(width >= 1440px) 1344px, 100vw" />}
      caption={caption === null ? null : <LinkedCaption site={site} image={media.poster} text={caption} />}
      texts={{ play: t('content.media.film.play'), pause: t('content.media.film.pause') }}
    />
  );
};
