import { getCountry } from '#backend/content/content.ts';
import { LastSeenGate } from '#client/last-seen/last-seen-gate.tsx';
import { LastSeenRow } from '#client/last-seen/last-seen-row.tsx';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import type { ModuleProps } from '../module-props.ts';
import type { LastSeenData } from './last-seen.schema.ts';

/**
 * M-23: the products the visitor viewed last. The document contains none of them: the section appears with script and with consent (M-49).
 */
export const LastSeen = async ({ site, id, language, data }: ModuleProps<LastSeenData>) => {
  const t = await getTranslator(site.locale);
  const { tax, consent } = getCountry(site.country);
  const taxLabel = taxLabelOf(tax, site.language);
  return (
    <LastSeenGate isConsentRequired={consent.isRequired}>
      <SectionFrame id={id}>
        <div lang={langOf(language, site.language)}>
          <HeadRow headline={data.headline} />
        </div>
        <LastSeenRow taxNote={t(tax.isIncluded ? 'product.tax.included' : 'product.tax.excluded', { tax: taxLabel })} />
      </SectionFrame>
    </LastSeenGate>
  );
};
