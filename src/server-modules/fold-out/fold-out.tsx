import { Expandable } from '#client/primitives/expandable/expandable.tsx';
import { Register } from '#client/primitives/grid/register.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { localeIn } from '#shared/country/site.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './fold-out.module.css';
import type { FoldOutData } from './fold-out.schema.ts';

/** M-28: a long text whose beginning is visible; a click shows or hides the rest (M-48), also without script. */
export const FoldOut = async ({ site, id, language, data }: ModuleProps<FoldOutData>) => {
  const t = await getTranslator(localeIn(site, language));
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)}>
      <Register headline={data.headline}>
        <div className={styles.text}>
          <Expandable lines={data.lines} more={t('content.foldOut.more')} less={t('content.foldOut.less')}>
            <Paragraphs text={data.text} />
          </Expandable>
        </div>
      </Register>
    </SectionFrame>
  );
};
