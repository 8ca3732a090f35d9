import { PictureTiles } from '#client/gallery/picture-tiles.tsx';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { galleryTextsOf } from '#server-components/pictures/picture-texts.ts';
import { showLinkedPictures } from '#server-components/pictures/shown-pictures.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { localeIn } from '#shared/country/site.ts';
import type { ModuleProps } from '../module-props.ts';
import type { GalleryData } from './gallery.schema.ts';

/** M-05: pictures as tiles; a click opens the lightbox at that picture (M-44), without script the picture alone. */
export const Gallery = async ({ site, id, language, data }: ModuleProps<GalleryData>) => {
  const t = await getTranslator(localeIn(site, language));
  const pictures = showLinkedPictures(site, data.images, language);
  if (pictures.length === 0) return null;
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)} ground={data.ground}>
      {data.headline === null ? null : <HeadRow headline={data.headline} />}
      <PictureTiles pictures={pictures} texts={galleryTextsOf(t, pictures.length, data.headline)} />
    </SectionFrame>
  );
};
