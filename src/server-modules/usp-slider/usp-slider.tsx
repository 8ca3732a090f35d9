import { Carousel } from '#client/primitives/carousel/carousel.tsx';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { carouselTextsOf } from '#server-components/pictures/picture-texts.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { localeIn } from '#shared/country/site.ts';
import { numberFormat } from '#shared/i18n/formats.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './usp-slider.module.css';
import type { UspSliderData } from './usp-slider.schema.ts';

const Usp = ({ icon, title, text }: UspSliderData['items'][number]) => (
  <div className={styles.promise}>
    <Icon name={icon} size="l" />
    <h3 className={styles.title}>{title}</h3>
    <div className={styles.text}>
      <Paragraphs text={text} />
    </div>
  </div>
);

/** M-16: promises in a row that can be swiped or moved by buttons; without script it scrolls. Nothing moves by itself. */
export const UspSlider = async ({ site, id, language, data }: ModuleProps<UspSliderData>) => {
  const t = await getTranslator(localeIn(site, language));
  const number = numberFormat(site.locale);
  const slides = data.items.map((item, index) => ({
    id: item.title,
    label: `${number.format(index + 1)} / ${number.format(data.items.length)}`,
    content: <Usp {...item} />,
  }));
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)} ground={data.ground}>
      <HeadRow headline={data.headline} />
      <div className={styles.row}>
        <Carousel slides={slides} perView="cards" isLooping={false} texts={carouselTextsOf(t, data.headline)} />
      </div>
    </SectionFrame>
  );
};
