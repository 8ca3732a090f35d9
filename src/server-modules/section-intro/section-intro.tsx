import { PillLinks } from '#client/primitives/pill/pill-links.tsx';
import { langOf } from '../language-attribute.ts';
import type { ModuleProps } from '../module-props.ts';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import { SectionFrame } from '../section-frame/section-frame.tsx';
import { getTranslator } from '../translator.ts';
import styles from './section-intro.module.css';
import type { SectionIntroData } from './section-intro.schema.ts';

/** M-26: a headline and its text; on content pages the page title, with a way to jump to the sections below. */
export const SectionIntro = async ({ site, id, language, data, isPageTitle }: ModuleProps<SectionIntroData>) => {
  const say = await getTranslator(language);
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)} isHead={isPageTitle}>
      <div className={styles.intro} data-alignment={data.alignment} data-title={isPageTitle}>
        {isPageTitle ? <h1>{data.headline}</h1> : <h2>{data.headline}</h2>}
        {data.text === null ? null : (
          <div className={styles.text}>
            <Paragraphs text={data.text} />
          </div>
        )}
        {data.jumps.length === 0 ? null : (
          <PillLinks label={say('content.jumps')} links={data.jumps.map(({ section, label }) => ({ href: `#${section}`, label }))} />
        )}
      </div>
    </SectionFrame>
  );
};
