import { Register } from '#client/primitives/grid/register.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { localeIn } from '#shared/country/site.ts';
import type { ModuleProps } from '../module-props.ts';
import type { NewsletterData } from './newsletter.schema.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** What the newsletter offers, and its subscription form. */
export const Newsletter = async ({ site, id, language, data, cacheKey }: ModuleProps<NewsletterData>) => (
  <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)}>
    <Register headline={data.headline} aside={<Paragraphs text={data.text} />}>
      <NewsletterForm site={site} t={await getTranslator(localeIn(site, language))} id={`${id}-email`} />
    </Register>
  </SectionFrame>
);
