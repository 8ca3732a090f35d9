import { Split } from '#client/primitives/grid/split.tsx';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { Lead } from '#client/primitives/typography/text.tsx';
import { ContentButtons } from '#server-components/content-button/content-buttons.tsx';
import { ContentPicture } from '#server-components/content-picture/content-picture.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import styles from './unit-stage.module.css';
import type { UnitStageData } from './unit-stage.schema.ts';

const Facts = ({ facts }: Pick<UnitStageData, 'facts'>) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** M-17: one unit in a large picture, and beside it a description, its dimensions and where to find it. */
export const UnitStage = ({ site, id, language, data, cacheKey, hasFirstPicture = false }: ModuleProps<UnitStageData>) => (
  <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} width="full" ground="soft">
    <Split
      ratio="5:8"
      broadAt={data.imagePosition}
      broad={
        <div className={styles.picture}>
          <ContentPicture
            site={site}
            image={data.image}
            language={language}
            sizes="(width >= 1194px) 62vw, 100vw"
            isFirst={hasFirstPicture}
          />
        </div>
      }
      narrow={
        <div className={styles.words} data-picture={data.imagePosition}>
          <Heading level={2}>{data.headline}</Heading>
          <Lead measure="s">
            <Paragraphs text={data.text} />
          </Lead>
          {data.facts.length === 0 ? null : <Facts facts={data.facts} />}
          <ContentButtons site={site} button={data.button} secondButton={data.secondButton} isMain />
        </div>
      }
    />
  </SectionFrame>
);
