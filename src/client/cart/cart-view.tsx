import type { ReactNode } from 'react';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import type { CartActions } from './cart-line.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotices } from './cart-notices.tsx';
import styles from './cart-view.module.css';
import { type DiscountActions, DiscountForm } from './discount-form.tsx';
import { ExplainedTotals } from './explained-totals.tsx';
import type { GoneLine } from './gone-line.ts';

type Props = {
  cart: Cart;
  site: Site;
  /** The country's name in the shopper's language. */
  countryName: string;
  t: Translate;
  /** Shown when nothing lies in it. */
  empty: ReactNode;
  /** Lines that were just removed. */
  gone?: readonly GoneLine[];
  /** The variant that was just put back. */
  back?: string | undefined;
  actions?: (CartActions & { discount: DiscountActions }) | undefined;
  refused?: readonly string[];
  hasRestartMessage?: boolean;
  notRestorable?: readonly string[];
  discountRefusal?: FieldProblem | undefined;
};

/** Where to go on: the address, with what can be bought. */
const Onward = ({ cart, site, t }: Pick<Props, 'cart' | 'site' | 't'>) => {
  const buyable = cart.items.filter(({ isPurchasable }) => isPurchasable).reduce((sum, { quantity }) => sum + quantity, 0);
  if (buyable === 0) return null;
  const isPart = buyable < cart.itemCount;
  return (
    <ButtonLink href={pathTo(site, 'checkoutAddress')} isBlock>
      {isPart ? t('cart.toCheckoutSome', { count: buyable }) : t('cart.toCheckout')}
    </ButtonLink>
  );
};

/** The cart with all its lines and its sums. Pure: the same for a store's snapshot and for a browser without script. */
export const CartView = ({
  cart,
  site,
  countryName,
  t,
  empty,
  gone = [],
  back,
  actions,
  refused = [],
  hasRestartMessage = false,
  notRestorable = [],
  discountRefusal,
}: Props) => {
  const lines = <CartLines items={cart.items} locale={site.locale} t={t} actions={actions} refused={refused} gone={gone} back={back} />;
  if (cart.items.length === 0) {
    return (
      <>
        {gone.length > 0 && lines}
        {empty}
      </>
    );
  }
  return (
    <div className={styles['cart']}>
      <div>
        <CartNotices cart={cart} t={t} hasRestartMessage={hasRestartMessage} notRestorable={notRestorable} />
        {lines}
      </div>
      <div className={styles['sums']}>
        <ExplainedTotals sums={cart} locale={site.locale} country={countryName} t={t} />
        <DiscountForm codes={cart.discounts} t={t} actions={actions?.discount} refusal={discountRefusal} />
        <Onward cart={cart} site={site} t={t} />
      </div>
    </div>
  );
};
