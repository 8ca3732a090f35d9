import { AddressLines } from '#client/checkout/address-lines.tsx';
import { Rows } from '#client/primitives/rows/rows.tsx';
import { addressRulesOf } from '#server-components/address-rules.ts';
import { isSameAddress } from '#shared/address/is-same-address.ts';
import type { Address } from '#shared/contract/address.ts';
import type { Order } from '#shared/contract/order.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';

type Props = { order: Order; site: Site; t: Translate };

/** An order's delivery address, billing address, delivery method and payment method. */
export const OrderFacts = ({ order, site, t }: Props) => {
  const { deliveryAddress, billingAddress, dropPoint, shippingMethod, paymentMethod } = order;
  const isSame = isSameAddress(deliveryAddress, billingAddress);
  const lines = (address: Address) => (
    <AddressLines
      address={address}
      regions={addressRulesOf(address.country).regions}
      countryName={countryName(address.country, site.language)}
    />
  );
  return (
    <Rows
      rows={[
        { name: t(isSame ? 'account.order.toBoth' : 'checkout.summary.delivery'), value: lines(deliveryAddress) },
        ...(isSame ? [] : [{ name: t('checkout.summary.billing'), value: lines(billingAddress) }]),
        ...(dropPoint
          ? [
              {
                name: t('checkout.dropPoint.label'),
                value: withCommas(site.language, [dropPoint.name, dropPoint.street, `${dropPoint.postalCode} ${dropPoint.city}`]),
              },
            ]
          : []),
        { name: t('checkout.summary.shipping'), value: shippingMethod },
        { name: t('checkout.success.paidWith'), value: t(`checkout.payment.method.${paymentMethod}`) },
      ]}
    />
  );
};
