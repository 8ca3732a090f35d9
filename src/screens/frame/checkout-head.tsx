import { CheckoutHeader } from '#client/shell/checkout-header.tsx';
import { company } from '#shared/company/company.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { CheckoutPlace } from '#shared/routes/checkout-place.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { phoneHrefOf } from '#shared/routes/phone-href.ts';

type Props = { site: Site; say: Translate; place: CheckoutPlace };

/** The header of the checkout: while buying it leads back to the cart, after the order to the shop. */
export const CheckoutHead = ({ site, say, place }: Props) => (
  <CheckoutHeader
    homeHref={site.root}
    back={
      place === 'placed'
        ? { href: site.root, label: say('cart.continueShopping') }
        : { href: pathTo(site, 'cart'), label: say('checkout.failure.cart') }
    }
    phone={{ href: phoneHrefOf(company.phone), label: company.phone }}
    texts={{ home: say('shell.home'), questions: say('shell.checkout.questions') }}
  />
);
