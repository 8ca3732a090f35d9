import { PictureRow } from '#client/gallery/picture-row.tsx';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { MoreLink } from '#server-components/content-button/more-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { carouselTextsOf, galleryTextsOf } from '#server-components/pictures/picture-texts.ts';
import { showLinkedPictures } from '#server-components/pictures/shown-pictures.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { localeIn } from '#shared/country/site.ts';
import type { ModuleProps } from '../module-props.ts';
import type { ImageGridData } from './image-grid.schema.ts';

/**
 * M-15: pictures side by side in a looping carousel, 1, 3 or 4 visible (M-45); a click enlarges one (M-44). Without script the row scrolls.
 */
export const ImageGrid = async ({ site, id, language, data }: ModuleProps<ImageGridData>) => {
  const t = await getTranslator(localeIn(site, language));
  const pictures = showLinkedPictures(site, data.images, language);
  if (pictures.length === 0) return null;
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)}>
      <HeadRow headline={data.headline}>{data.button === null ? null : <MoreLink site={site} button={data.button} />}</HeadRow>
      <PictureRow
        pictures={pictures}
        texts={galleryTextsOf(t, pictures.length, data.headline)}
        carouselTexts={carouselTextsOf(t, data.headline)}
      />
    </SectionFrame>
  );
};
