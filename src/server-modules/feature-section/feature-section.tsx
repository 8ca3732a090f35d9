import { ContentPicture } from '#server-components/content-picture/content-picture.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { SectionHead } from '#server-components/section-head/section-head.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './feature-section.module.css';
import type { FeatureSectionData } from './feature-section.schema.ts';

// Two or four per row where that leaves no single one over, else three.
const columnsOf = (count: number): 2 | 3 | 4 => {
  if (count === 2) return 2;
  return count % 4 === 0 || count === 7 ? 4 : 3;
};

/** M-27: a wide picture of one thing, and below it its features, each with a title and a sentence. */
export const FeatureSection = ({ site, id, language, data, cacheKey, hasFirstPicture = false }: ModuleProps<FeatureSectionData>) => (
  <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} ground={data.ground}>
    <SectionHead headline={data.headline} text={data.text} />
    {data.image === null ? null : (
      <div className={styles.picture}>
        <ContentPicture site={site} image={data.image} language={language} sizes="100vw" isFirst={hasFirstPicture} />
      </div>
    )}
    <ul className={styles.features} data-columns={columnsOf(data.features.length)}>
      {data.features.map(({ title, text }) => (
        <li key={title} className={styles.feature}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.text}>
            <Paragraphs text={text} />
          </div>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
