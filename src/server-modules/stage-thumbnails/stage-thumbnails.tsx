import { Gallery } from '#client/gallery/gallery.tsx';
import { Split } from '#client/primitives/grid/split.tsx';
import { MoreLink } from '#server-components/content-button/more-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { galleryTextsOf } from '#server-components/pictures/picture-texts.ts';
import { showPictures } from '#server-components/pictures/shown-pictures.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { localeIn } from '#shared/country/site.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './stage-thumbnails.module.css';
import type { StageThumbnailsData } from './stage-thumbnails.schema.ts';

/** M-12: a large picture with thumbnails below that select it; without script they are anchors in a row that scrolls. */
export const StageThumbnails = async ({ site, id, language, data, hasFirstPicture = false }: ModuleProps<StageThumbnailsData>) => {
  const t = await getTranslator(localeIn(site, language));
  const pictures = showPictures(site, data.images, language);
  if (pictures.length === 0) return null;
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)} ground={data.ground}>
      <Split
        ratio="4:8"
        align="start"
        broadAt={data.imagePosition}
        broad={
          <Gallery
            anchor={`${id}-picture`}
            pictures={pictures}
            texts={galleryTextsOf(t, pictures.length, data.headline)}
            isPriority={hasFirstPicture}
          />
        }
        narrow={
          <div className={styles.text}>
            <h2>{data.headline}</h2>
            {data.text === null ? null : <Paragraphs text={data.text} />}
            {data.button === null ? null : <MoreLink site={site} button={data.button} />}
          </div>
        }
      />
    </SectionFrame>
  );
};
