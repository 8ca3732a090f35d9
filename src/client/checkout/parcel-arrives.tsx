import { List } from '#client/primitives/list/list.tsx';
import { company } from '#shared/company/company.ts';
import type { OwnOrder } from '#shared/contract/own-order.ts';
import type { Site } from '#shared/country/site.ts';
import { inBrackets } from '#shared/i18n/in-brackets.ts';
import { formatMoment } from '#shared/i18n/moment.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';

type Props = { order: Pick<OwnOrder, 'plan' | 'products'>; site: Site; t: Translate };

/** What to do when the parcel arrives: lifting, inspecting, and the return period. */
export const ParcelArrives = ({ order: { plan, products }, site, t }: Props) => {
  const heavy = products.flatMap(({ name, heavy: weight }) => (weight === null ? [] : [`${name}${inBrackets(site.locale, weight)}`]));
  const items = [
    ...(heavy.length > 0 ? [{ id: 'lift', content: t('checkout.success.lift', { names: withCommas(site.language, heavy) }) }] : []),
    { id: 'check', content: t('checkout.success.check', { email: company.email }) },
    ...(plan
      ? [{ id: 'returns', content: t('checkout.success.returns', { date: formatMoment(plan.returns.until, site, { dateStyle: 'long' }) }) }]
      : []),
  ];
  return <List mark="check" items={items} />;
};
