import { Carousel } from '#client/primitives/carousel/carousel.tsx';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { Picture } from '#client/primitives/picture/picture.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { LinkedCaption } from '#server-components/pictures/linked-caption.tsx';
import { carouselTextsOf, galleryTextsOf } from '#server-components/pictures/picture-texts.ts';
import { linkShown, showPicture } from '#server-components/pictures/shown-pictures.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { localeIn } from '#shared/country/site.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './big-image-slider.module.css';
import type { BigImageSliderData } from './big-image-slider.schema.ts';

/**
 * M-11: large pictures one at a time in a loop, advancing automatically where the content says so (M-45). Without script the row scrolls.
 */
export const BigImageSlider = async ({ site, id, language, data, hasFirstPicture = false }: ModuleProps<BigImageSliderData>) => {
  const t = await getTranslator(localeIn(site, language));
  const shown = data.slides.flatMap(({ image, caption }) => {
    const picture = showPicture(site, image, language);
    return picture
      ? [
          {
            ...picture,
            words:
              caption === null ? (
                (linkShown(site, image) ?? null)
              ) : (
                <p>
                  <LinkedCaption site={site} image={image} text={caption} />
                </p>
              ),
          },
        ]
      : [];
  });
  if (shown.length === 0) return null;
  const { positions } = galleryTextsOf(t, shown.length, data.headline);
  const slides = shown.map(({ picture, alt, lang, fit, words }, index) => ({
    id: `${index}-${picture.identifier}`,
    label: positions[index] ?? '',
    content: (
      <figure className={styles.slide} data-fit={fit} data-bare={(words === null && shown.length > 1) || undefined}>
        <Picture
          picture={picture}
          alt={alt}
          lang={lang}
          sizes="(width >= 1440px) 1344px, 100vw"
          fit={fit}
          isFirst={hasFirstPicture && index === 0}
        />
        {words === null ? null : <figcaption>{words}</figcaption>}
      </figure>
    ),
  }));
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)}>
      {data.headline === null ? null : <HeadRow headline={data.headline} />}
      {slides.length === 1 ? (
        slides[0]?.content
      ) : (
        <Carousel
          slides={slides}
          texts={carouselTextsOf(t, data.headline)}
          isAutoplaying={data.autoplay > 0}
          delayMs={data.autoplay}
          barClassName={styles.bar}
        />
      )}
    </SectionFrame>
  );
};
