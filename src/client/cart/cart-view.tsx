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
import type { RemovedLine } from './removed-line.ts';

type Props = {
  cart: Cart;
  site: Site;
  /** The country's name in the shopper's language. */
  countryName: string;
  t: Translate;
  /** Shown for an empty cart. */
  empty: ReactNode;
  /** Lines that were just removed. */
  removed?: readonly RemovedLine[];
  /** The variant that was just restored. */
  restoredKey?: string | undefined;
  actions?: (CartActions & { discount: DiscountActions }) | undefined;
  outOfStock?: readonly string[];
  hasRestartMessage?: boolean;
  notRestorable?: readonly string[];
  discountError?: FieldProblem | undefined;
};

/** Where to continue: the address step, if something can be bought. */
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

/** The cart with all lines and totals. Pure: the same for the store's snapshot and for a document without script. */
export const CartView = ({
  cart,
  site,
  countryName,
  t,
  empty,
  removed = [],
  restoredKey,
  actions,
  outOfStock = [],
  hasRestartMessage = false,
  notRestorable = [],
  discountError,
}: Props) => {
  const lines = (
    <CartLines
      items={cart.items}
      locale={site.locale}
      t={t}
      actions={actions}
      outOfStock={outOfStock}
      removed={removed}
      restoredKey={restoredKey}
    />
  );
  if (cart.items.length === 0) {
    return (
      <>
        {removed.length > 0 && lines}
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
        <DiscountForm codes={cart.discounts} t={t} actions={actions?.discount} error={discountError} />
        <Onward cart={cart} site={site} t={t} />
      </div>
    </div>
  );
};
