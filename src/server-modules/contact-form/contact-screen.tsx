import { findPageById } from '#backend/content/content.ts';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import styles from './contact-form.module.css';
import { ContactParts } from './contact-parts.tsx';
import type { ContactDraft } from './contact-setting.ts';

/** The form again with everything typed, after it was rejected without script. A personal document, never cached. */
export const ContactScreen = async ({ site, draft }: { site: Site; draft: ContactDraft }) => {
  const t = await getTranslator(site.locale);
  const title = findPageById(site, 'contact')?.texts.label ?? t('contact.message');
  return (
    <>
      <ShopHead site={site} title={title} description={t('contact.message')} path={pathTo(site, 'contact')} />
      <div className={`wrap ${styles.screen}`}>
        <Heading level={1} size="section">
          {title}
        </Heading>
        <ContactParts site={site} t={t} draft={draft} />
      </div>
    </>
  );
};
