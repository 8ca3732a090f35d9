import { findModelWithParts, modelsWithParts } from '#backend/catalogue/catalogue.ts';
import { Message } from '#client/primitives/message/message.tsx';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { Lead } from '#client/primitives/typography/text.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { truncateText } from '#shared/cleaning/truncate-text.ts';
import type { ModuleProps } from '../module-props.ts';
import { AllModels } from './all-models.tsx';
import { ModelForm } from './model-form.tsx';
import { ModelParts } from './model-parts.tsx';
import styles from './spare-parts.module.css';
import type { SparePartsData } from './spare-parts.schema.ts';

/** Spare parts by model: the query is in the address, so that a model's parts can be shared as a link. Works without script. */
export const SpareParts = async ({ site, id, language, data, isPageTitle, page }: ModuleProps<SparePartsData>) => {
  const typed = truncateText((new URLSearchParams(page.query).get('model') ?? '').trim(), 80);
  const t = await getTranslator(site.locale);
  const model = findModelWithParts(site, typed);
  const lists = modelsWithParts(site);
  return (
    <SectionFrame id={id} isHead={isPageTitle}>
      <div className={styles.intro} lang={langOf(language, site.language)}>
        <Heading level={isPageTitle ? 1 : 2} size={isPageTitle ? 'stage' : 'section'}>
          {data.headline}
        </Heading>
        <Lead>
          <Paragraphs text={data.text} />
        </Lead>
      </div>
      <ModelForm
        t={t}
        path={page.path}
        typed={model?.name ?? typed}
        names={lists.flatMap(({ models }) => models.map(({ name }) => name))}
      />
      {model ? <ModelParts site={site} t={t} model={model} /> : null}
      {typed !== '' && !model ? (
        <div role="status" className={styles.unknown}>
          <Message kind="error" title={t('product.parts.unknown', { model: typed })}>
            <p>{t('product.parts.choose')}</p>
          </Message>
        </div>
      ) : null}
      <AllModels t={t} path={page.path} lists={lists} here={model?.productKey} />
    </SectionFrame>
  );
};
