import { company } from '#shared/company/company.ts';
import { piecesAround } from '#shared/i18n/pieces-around.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** How spare parts are ordered: by phone, with the number as a link. */
export const OrderParts = ({ t }: { t: Translate }) => {
  const [before, phone, after] = piecesAround((slot) => t('product.parts.order', { phone: slot(company.phone) }));
  return (
    <>
      {before}
      <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{phone}</a>
      {after}
    </>
  );
};
