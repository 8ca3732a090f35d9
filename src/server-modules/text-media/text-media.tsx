import { findPicture } from '#backend/content/content.ts';
import { Split } from '#client/primitives/grid/split.tsx';
import { Picture } from '#client/primitives/picture/picture.tsx';
import { MoreLink } from '#server-components/content-button/more-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { LinkedCaption } from '#server-components/pictures/linked-caption.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ImageReference } from '#shared/content/references.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './text-media.module.css';
import type { TextMediaData } from './text-media.schema.ts';

type MediaProps = {
  site: Site;
  image: ImageReference;
  language: Language;
  caption: string | null;
  sizes: string;
  isFirst?: boolean;
};

const Media = ({ site, image, language, caption, sizes, isFirst = false }: MediaProps) => {
  const found = findPicture(site, image.identifier, language);
  if (!found) return null;
  return (
    <figure className={styles.media}>
      <Picture
        picture={found.picture}
        alt={found.alt}
        lang={langOf(found.altLanguage, language)}
        sizes={sizes}
        fit="cover"
        isFirst={isFirst}
      />
      {caption === null ? null : (
        <figcaption>
          <LinkedCaption site={site} image={image} text={caption} />
        </figcaption>
      )}
    </figure>
  );
};

/** M-04: a picture and a text about it, side by side from 834 px; a second, smaller picture is below the text. */
export const TextMedia = ({ site, id, language, data, cacheKey, hasFirstPicture = false }: ModuleProps<TextMediaData>) => (
  <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} ground={data.ground}>
    <Split
      ratio={data.secondImage === null ? '5:7' : '4:8'}
      align={data.secondImage === null ? 'middle' : 'ends'}
      broadAt={data.imagePosition}
      broad={
        <Media
          site={site}
          image={data.image}
          language={language}
          caption={data.caption}
          sizes="(width >= 834px) 60vw, 100vw"
          isFirst={hasFirstPicture}
        />
      }
      narrow={
        <>
          <div className={styles.text}>
            <h2>{data.headline}</h2>
            <Paragraphs text={data.text} />
            {data.button === null ? null : <MoreLink site={site} button={data.button} />}
          </div>
          {data.secondImage === null ? null : (
            <Media site={site} image={data.secondImage} language={language} caption={null} sizes="(width >= 834px) 33vw, 100vw" />
          )}
        </>
      }
    />
  </SectionFrame>
);
