import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './contact-form.module.css';
import type { ContactFormData } from './contact-form.schema.ts';
import { ContactParts } from './contact-parts.tsx';

/** M-33: the contact form, and the phone for those who would rather speak. */
export const ContactForm = async ({ site, id, language, data }: ModuleProps<ContactFormData>) => {
  const t = await getTranslator(site.locale);
  return (
    <SectionFrame id={id}>
      <div className={styles.head} lang={langOf(language, site.language)}>
        <h2>{data.headline}</h2>
        {data.text === null ? null : <Paragraphs text={data.text} />}
      </div>
      <ContactParts site={site} t={t} draft={{ fields: {}, problems: [], ticket: undefined }} />
    </SectionFrame>
  );
};
