import { Split } from '#client/primitives/grid/split.tsx';
import { List } from '#client/primitives/list/list.tsx';
import { ContentButtons } from '#server-components/content-button/content-buttons.tsx';
import { ContentPicture } from '#server-components/content-picture/content-picture.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './content-section.module.css';
import type { ContentSectionData } from './content-section.schema.ts';

/** M-29: a picture on one side, on the other text, a list and up to two buttons. */
export const ContentSection = ({ site, id, language, data, cacheKey, hasFirstPicture = false }: ModuleProps<ContentSectionData>) => (
  <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} ground={data.ground}>
    <Split
      broadAt={data.imagePosition}
      broad={
        <figure className={styles.picture}>
          <ContentPicture
            site={site}
            image={data.image}
            language={language}
            sizes="(width >= 834px) 57vw, 100vw"
            ratio={4 / 3}
            isFirst={hasFirstPicture}
          />
          {data.caption === null ? null : <figcaption>{data.caption}</figcaption>}
        </figure>
      }
      narrow={
        <div className={styles.words}>
          <h2>{data.headline}</h2>
          {data.text === null ? null : (
            <div className={styles.text}>
              <Paragraphs text={data.text} />
            </div>
          )}
          {data.list.length === 0 ? null : <List mark={data.listMark} items={data.list.map((line) => ({ id: line, content: line }))} />}
          <ContentButtons site={site} button={data.button} secondButton={data.secondButton} />
        </div>
      }
    />
  </SectionFrame>
);
