'use client';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { cartState, loadCart } from '#state/cart.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartView } from './cart-view.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCartActions } from './use-cart-actions.ts';

type Props = { site: Site; countryName: string; messages: Pick<Messages, 'cart'>; sinksHref: string; tapsHref: string };

/** The cart page: what the store knows of the cart, from waiting to empty. */
export const CartRoom = ({ site, countryName, messages, sinksHref, tapsHref }: Props) => {
  const { status, cart, outOfStock, hasRestartMessage, notRestorable, isDiscountUnknown } = useSnapshot(cartState);
  const actions = useCartActions();
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  useEffect(() => void loadCart(), []);
  if (status === 'FAILED') {
    return (
      <Message kind="error" title={t('cart.failed')}>
        <PlainButton variant="line" onClick={() => void loadCart()}>
          {t('cart.retry')}
        </PlainButton>
      </Message>
    );
  }
  if (status === 'PENDING' || !cart) return <CartSkeleton label={t('cart.loading')} />;
  if (cart.items.length === 0) return <EmptyCart t={t} sinksHref={sinksHref} tapsHref={tapsHref} />;
  const shared = { site, countryName, t, actions, hasRestartMessage, notRestorable, isDiscountUnknown };
  return <CartView cart={cart as Cart} refused={outOfStock} {...shared} />;
};
