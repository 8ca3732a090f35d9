import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './usp-teaser.module.css';
import type { UspTeaserData } from './usp-teaser.schema.ts';

/** M-18: two to four promises in a row, each with its icon. */
export const UspTeaser = ({ site, id, language, data, cacheKey }: ModuleProps<UspTeaserData>) => {
  const Title = data.headline === null ? 'h2' : 'h3';
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
      {data.headline === null ? null : <HeadRow headline={data.headline} />}
      <ul className={styles.promises} data-count={data.items.length}>
        {data.items.map(({ icon, title, text }) => (
          <li key={title} className={styles.promise}>
            <Icon name={icon} size="l" />
            <Title className={styles.title}>{title}</Title>
            <div className={styles.text}>
              <Paragraphs text={text} />
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
};
