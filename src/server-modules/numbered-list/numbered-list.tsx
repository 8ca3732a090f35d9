import { Register } from '#client/primitives/grid/register.tsx';
import { NumberedList as Steps } from '#client/primitives/list/numbered-list.tsx';
import { MoreLink } from '#server-components/content-button/more-link.tsx';
import { ContentPicture } from '#server-components/content-picture/content-picture.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './numbered-list.module.css';
import type { NumberedListData } from './numbered-list.schema.ts';

type StepProps = { site: Site; language: Language; item: NumberedListData['items'][number] };

const Step = ({ site, language, item }: StepProps) => {
  const images = [item.image, item.secondImage].filter((image) => image !== null);
  return (
    <div className={styles.step} data-pictures={images.length}>
      <div className={styles.words}>
        <Paragraphs text={item.text} />
        {item.buttons.map((button) => (
          <MoreLink key={button.text} site={site} button={button} />
        ))}
      </div>
      {images.length === 0 ? null : (
        <div className={styles.pictures}>
          {images.map((image) => (
            <div key={image.identifier}>
              <ContentPicture
                site={site}
                image={image}
                language={language}
                sizes="(width >= 1194px) 33vw, (width >= 834px) 40vw, 85vw"
                ratio={4 / 3}
              />
            </div>
          ))}
        </div>
      )}
    </div>
  );
};

/** M-30: steps one after the other, each with its number, text and pictures. */
export const NumberedList = ({ site, id, language, data, cacheKey }: ModuleProps<NumberedListData>) => (
  <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
    <Register headline={data.headline} aside={data.text === null ? null : <Paragraphs text={data.text} />}>
      <Steps steps={data.items.map((item) => ({ title: item.headline, text: <Step site={site} language={language} item={item} /> }))} />
    </Register>
  </SectionFrame>
);
