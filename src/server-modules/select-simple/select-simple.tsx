import { ChoiceStage } from '#server-components/choice-stage/choice-stage.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { SectionHead } from '#server-components/section-head/section-head.tsx';
import type { ModuleProps } from '../module-props.ts';
import type { SelectSimpleData } from './select-simple.schema.ts';

/** M-31: a few answers, each of which shows its picture. Radio buttons alone: it ships no script. */
export const SelectSimple = ({ site, id, language, data, cacheKey }: ModuleProps<SelectSimpleData>) => (
  <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
    <SectionHead headline={data.headline} text={data.text} />
    <ChoiceStage
      site={site}
      id={id}
      language={language}
      group={{
        id: 'choice',
        label: data.headline,
        isShown: false,
        choices: data.items.map(({ text, image }, at) => ({ id: `${at + 1}`, text, image: { reference: image, alt: null } })),
      }}
    />
  </SectionFrame>
);
