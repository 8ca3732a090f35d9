import { FirstAnswers } from '#client/select/first-answers.tsx';
import { ChoiceStage } from '#server-components/choice-stage/choice-stage.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { SectionHead } from '#server-components/section-head/section-head.tsx';
import type { ModuleProps } from '../module-props.ts';
import type { SelectComplexData } from './select-complex.schema.ts';
import { toChoices } from './to-choices.ts';

/** M-32: questions that follow from each other; the last answer shows its picture. Without script nested answers keep their selection. */
export const SelectComplex = ({ site, id, language, data }: ModuleProps<SelectComplexData>) => (
  <SectionFrame id={id} lang={langOf(language, site.language)}>
    <SectionHead headline={data.headline} text={data.text} />
    <FirstAnswers>
      <ChoiceStage site={site} id={id} language={language} group={toChoices(data.selects)} />
    </FirstAnswers>
  </SectionFrame>
);
