import { CheckoutHeader } from '#client/shell/checkout-header.tsx';
import { company } from '#shared/company/company.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { CheckoutStage } from '#shared/routes/checkout-stage.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { phoneHrefOf } from '#shared/routes/phone-href.ts';

type Props = { site: Site; t: Translate; place: CheckoutStage };

/** The header of the checkout: it leads back to the cart, and after the order to the shop. */
export const CheckoutHead = ({ site, t, place }: Props) => (
  <CheckoutHeader
    homeHref={site.root}
    back={
      place === 'placed'
        ? { href: site.root, label: t('cart.continueShopping') }
        : { href: pathTo(site, 'cart'), label: t('checkout.failure.cart') }
    }
    phone={{ href: phoneHrefOf(company.phone), label: company.phone }}
    texts={{ home: t('shell.home'), questions: t('shell.checkout.questions') }}
  />
);
