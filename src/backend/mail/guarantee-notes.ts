import 'server-only';
import { yourEurope } from '#shared/checkout/your-europe.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withColon } from '#shared/i18n/with-colon.ts';
import type { MailModel } from './mail-model.ts';

/** The notice of the legal guarantee, to be stored with the order (Y-02); empty outside the EU. */
export const guaranteeNotes = (
  { language }: Pick<Site, 'language'>,
  t: Translate,
  { guaranteeYears }: { guaranteeYears: number | null },
): NonNullable<MailModel['notes']> => {
  if (guaranteeYears === null) return [];
  const years = t('checkout.guarantee.years', { count: guaranteeYears });
  return [
    {
      title: withColon(language, t('checkout.summary.guarantee'), years),
      lines: [t('checkout.guarantee.text'), t('checkout.summary.guaranteeText')],
      link: { label: t('checkout.guarantee.more'), href: yourEurope(language) },
    },
  ];
};
