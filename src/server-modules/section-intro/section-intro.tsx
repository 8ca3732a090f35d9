import { PillLinks } from '#client/primitives/pill/pill-links.tsx';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { Lead } from '#client/primitives/typography/text.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { localeIn } from '#shared/country/site.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './section-intro.module.css';
import type { SectionIntroData } from './section-intro.schema.ts';

/** M-26: a headline and its text; on content pages the page title, with links to the sections below. */
export const SectionIntro = async ({ site, id, language, data, cacheKey, isPageTitle }: ModuleProps<SectionIntroData>) => {
  const t = await getTranslator(localeIn(site, language));
  const isBeside = !isPageTitle && data.alignment === 'start' && data.text !== null;
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} isHead={isPageTitle}>
      <div className={styles.intro} data-alignment={data.alignment} data-beside={isBeside || undefined}>
        <Heading level={isPageTitle ? 1 : 2} size={isPageTitle ? 'stage' : 'section'}>
          {data.headline}
        </Heading>
        {data.text === null ? null : (
          <Lead>
            <Paragraphs text={data.text} />
          </Lead>
        )}
        {data.jumps.length === 0 ? null : (
          <PillLinks label={t('content.jumps')} links={data.jumps.map(({ section, label }) => ({ href: `#${section}`, label }))} />
        )}
      </div>
    </SectionFrame>
  );
};
