import type { FAQPage, WithContext } from 'schema-dts';
import { Accordion as AccordionKeys } from '#client/primitives/disclosure/accordion.tsx';
import { Disclosure } from '#client/primitives/disclosure/disclosure.tsx';
import { Register } from '#client/primitives/grid/register.tsx';
import { JsonLd } from '#server-components/head/json-ld.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import type { ModuleProps } from '../module-props.ts';
import type { AccordionData } from './accordion.schema.ts';

// Questions and answers for search engines.
const presentFaq = (items: AccordionData['items']): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ title, text }) => ({ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } })),
});

/** M-09: items that open one at a time. `details` with one name close each other, so it works without script (M-42). */
export const Accordion = ({ site, id, language, data }: ModuleProps<AccordionData>) => {
  const items = (
    <AccordionKeys>
      {data.items.map(({ title, text }) => (
        <Disclosure key={title} title={title} name={id} level={data.headline === null ? 2 : 3}>
          <Paragraphs text={text} />
        </Disclosure>
      ))}
    </AccordionKeys>
  );
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)}>
      {data.headline === null ? items : <Register headline={data.headline}>{items}</Register>}
      {data.isFaq ? <JsonLd data={presentFaq(data.items)} /> : null}
    </SectionFrame>
  );
};
