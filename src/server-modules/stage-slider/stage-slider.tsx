import type { CSSProperties } from 'react';
import { findPicture } from '#backend/content/content.ts';
import { Carousel } from '#client/primitives/carousel/carousel.tsx';
import { Split } from '#client/primitives/grid/split.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { Picture } from '#client/primitives/picture/picture.tsx';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { Lead } from '#client/primitives/typography/text.tsx';
import { ContentButton } from '#server-components/content-button/content-button.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { carouselTextsOf } from '#server-components/pictures/picture-texts.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Language } from '#shared/country/countries.ts';
import { localeIn, type Site } from '#shared/country/site.ts';
import { numberFormat } from '#shared/i18n/formats.ts';
import type { ModuleProps } from '../module-props.ts';
import { headlineEms } from './headline-ems.ts';
import styles from './stage-slider.module.css';
import type { StageSliderData } from './stage-slider.schema.ts';

type SlideData = StageSliderData['slides'][number];
type SlideProps = {
  site: Site;
  language: Language;
  slide: SlideData /** The slide whose headline is the page's h1. */;
  isPageTitle: boolean;
  isFirst: boolean;
};

const SlidePicture = ({ site, slide, language, isFirst }: Pick<SlideProps, 'site' | 'slide' | 'language' | 'isFirst'>) => {
  const found = findPicture(site, slide.image.identifier, language);
  if (!found) return null;
  return (
    <div className={styles.picture}>
      <Picture
        picture={found.picture}
        alt={found.alt}
        lang={langOf(found.altLanguage, language)}
        sizes="(width >= 1194px) 62vw, 100vw"
        fit="cover"
        isFirst={isFirst}
      />
    </div>
  );
};

const Slide = ({ site, language, slide, isPageTitle, isFirst }: SlideProps) => {
  return (
    <Split
      ratio="5:8"
      broadAt="end"
      broad={<SlidePicture site={site} slide={slide} language={language} isFirst={isFirst} />}
      narrow={
        <div className={styles.text} style={{ '--ems': headlineEms(slide.headline) } as CSSProperties}>
          <Heading level={isPageTitle ? 1 : 2} size="stage">
            {slide.headline}
          </Heading>
          <Lead measure="s">
            <Paragraphs text={slide.text} />
          </Lead>
          {slide.measure === null ? null : (
            <p className={styles.measure}>
              <MeasureLine value={slide.measure.centimetres}>{slide.measure.label}</MeasureLine>
            </p>
          )}
          <div className={styles.actions}>
            <ContentButton site={site} button={slide.button} variant={isFirst ? 'solid' : 'line'} />
            {slide.secondButton === null ? null : <ContentButton site={site} button={slide.secondButton} variant="line" />}
          </div>
        </div>
      }
    />
  );
};

/** M-13: large pictures, each with its text beside it, never on it. The first slide is static HTML; the others slide in sideways (M-45). */
export const StageSlider = async ({ site, id, language, data, isPageTitle }: ModuleProps<StageSliderData>) => {
  const t = await getTranslator(localeIn(site, language));
  const number = numberFormat(site.locale);
  const slides = data.slides.map((slide, index) => ({
    id: slide.headline,
    label: `${number.format(index + 1)} / ${number.format(data.slides.length)}`,
    content: <Slide site={site} language={language} slide={slide} isPageTitle={isPageTitle && index === 0} isFirst={index === 0} />,
  }));
  const texts = carouselTextsOf(t, t('content.stage.label'));
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)} width="full" ground="soft">
      {slides.length === 1 ? (
        slides[0]?.content
      ) : (
        <Carousel slides={slides} isAutoplaying={data.autoplay > 0} delayMs={data.autoplay} texts={texts} barClassName={styles.bar} />
      )}
    </SectionFrame>
  );
};
