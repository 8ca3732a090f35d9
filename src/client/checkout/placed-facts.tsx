import { Rows } from '#client/primitives/rows/rows.tsx';
import type { OwnOrder } from '#shared/contract/own-order.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { AddressLines, type AddressSetting } from './address-lines.tsx';

type Props = { order: OwnOrder; addressSetting: AddressSetting; t: Translate };

/** Delivery address, shipping and payment method of an order, below its totals. */
export const PlacedFacts = ({ order, addressSetting, t }: Props) => (
  <Rows
    rows={[
      { name: t('checkout.summary.delivery'), value: <AddressLines address={order.deliveryAddress} {...addressSetting} /> },
      ...(order.dropPoint
        ? [
            {
              name: t('checkout.dropPoint.label'),
              value: [order.dropPoint.name, order.dropPoint.street, `${order.dropPoint.postalCode} ${order.dropPoint.city}`].join(', '),
            },
          ]
        : []),
      { name: t('checkout.summary.shipping'), value: order.shippingMethod },
      { name: t('checkout.success.paidWith'), value: t(`checkout.payment.method.${order.paymentMethod}`) },
    ]}
  />
);
