'use client';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useRouter } from 'waku';
import { Button } from '#client/primitives/button/button.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { withoutTrailingSlash } from '#shared/routes/trailing-slash.ts';
import { cartState, loadCart } from '#state/cart.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartView } from './cart-view.tsx';
import { discountErrorText } from './discount-error-text.ts';
import { EmptyCart } from './empty-cart.tsx';
import { useCartActions } from './use-cart-actions.ts';
import { useCartAnnouncements } from './use-cart-announcements.ts';

type Props = { site: Site; countryName: string; messages: Pick<Messages, 'cart'>; sinksHref: string; tapsHref: string };

/** The cart page rendered from the store, from loading to empty. */
export const CartContainer = ({ site, countryName, messages, sinksHref, tapsHref }: Props) => {
  const { status, cart: snapshot, outOfStock, hasRestartMessage, notRestorable, discountError, overlayOpenedOn } = useSnapshot(cartState);
  const { path } = useRouter();
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const { actions, removed, restoredKey } = useCartActions(t);
  const cart = snapshot as Cart | undefined;
  useEffect(() => void loadCart(), []);
  const problem = discountErrorText(discountError, t);
  const isSilent = overlayOpenedOn === withoutTrailingSlash(path);
  useCartAnnouncements({ cart, locale: site.locale, t, outOfStock, problem, isSilent });
  if (status === 'FAILED') {
    return (
      <Message kind="error" title={t('cart.failed')}>
        <Button variant="line" onClick={() => void loadCart()}>
          {t('cart.retry')}
        </Button>
      </Message>
    );
  }
  if (status === 'PENDING' || !cart) return <CartSkeleton label={t('cart.loading')} />;
  return (
    <CartView
      site={site}
      cart={cart}
      countryName={countryName}
      t={t}
      empty={<EmptyCart t={t} sinksHref={sinksHref} tapsHref={tapsHref} />}
      removed={removed}
      restoredKey={restoredKey}
      actions={actions}
      outOfStock={outOfStock}
      hasRestartMessage={hasRestartMessage}
      notRestorable={notRestorable}
      discountError={discountError}
    />
  );
};
