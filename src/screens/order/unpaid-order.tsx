import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import type { Site } from '#shared/country/site.ts';
import { formatMoment } from '#shared/i18n/moment.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type Props = { order: ConsumerOrder; site: Site; t: Translate };

// Whoever reads the mail on the device that they ordered on has it all in the cart still: the call counts what lies there.
const wantedOf = ({ items }: ConsumerOrder): string => items.map(({ variantKey, quantity }) => `${variantKey}:${quantity}`).join(',');

/** An order that was never paid: that nothing was charged, and the way to order again, whatever device the reader is on. */
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
