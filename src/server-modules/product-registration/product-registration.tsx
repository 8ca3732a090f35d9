import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { truncateText } from '#shared/cleaning/truncate-text.ts';
import type { ModuleProps } from '../module-props.ts';
import { BeforePurchase } from './before-purchase.tsx';
import type { ProductRegistrationData } from './product-registration.schema.ts';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationHead, RegistrationLayout } from './registration-layout.tsx';

/**
 * Registers a product for its guarantee, also without script: the model may be in the address, as from a code on the sticker. The result is
 * a document of its own.
 */
export const ProductRegistration = async ({ site, id, language, data, isPageTitle, page }: ModuleProps<ProductRegistrationData>) => {
  const model = truncateText((new URLSearchParams(page.query).get('model') ?? '').trim(), 80);
  const t = await getTranslator(site.locale);
  return (
    <SectionFrame id={id} isHead={isPageTitle}>
      <RegistrationHead headline={data.headline} lang={langOf(language, site.language)} isPageTitle={isPageTitle}>
        <Paragraphs text={data.text} />
      </RegistrationHead>
      <RegistrationLayout aside={<BeforePurchase site={site} t={t} />}>
        <RegistrationForm site={site} t={t} fields={{ model }} problems={[]} />
      </RegistrationLayout>
    </SectionFrame>
  );
};
