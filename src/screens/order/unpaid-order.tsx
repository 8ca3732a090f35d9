import { SubmitButton } from '#client/primitives/button/button.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import type { Site } from '#shared/country/site.ts';
import { formatMoment } from '#shared/i18n/moment.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type Props = { order: ConsumerOrder; site: Site; t: Translate };

// On the device of the order the items are still in the cart: the call takes its quantities into account.
const wantedOf = ({ items }: ConsumerOrder): string => items.map(({ variantKey, quantity }) => `${variantKey}:${quantity}`).join(',');

/** An order that was never paid: nothing was charged, and it can be ordered again on any device. */
export const UnpaidOrder = ({ order, site, t }: Props) => (
  <>
    <Message kind="warning" title={t('mail.payment-failed.heading')}>
      <p>{t('mail.payment-failed.text', { orderId: order.orderId, date: formatMoment(order.placedAt, site, { dateStyle: 'long' }) })}</p>
    </Message>
    <form method="post" action={`/carts/add-many?locale=${site.locale}`}>
      <input type="hidden" name="variantKeys" value={wantedOf(order)} />
      <SubmitButton icon="cart">{t('account.order.again')}</SubmitButton>
    </form>
  </>
);
