import type { FAQPage, WithContext } from 'schema-dts';
import type { AccordionData } from './accordion.schema.ts';

/** Questions and answers for search engines. */
export const presentFaq = (items: AccordionData['items']): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ title, text }) => ({ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } })),
});
