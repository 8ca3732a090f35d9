'use client';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import { SkeletonBlock } from '#client/primitives/skeleton/skeleton-block.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { type CheckoutStep, pathTo, stepPaths } from '#shared/routes/paths.ts';
import { cartState, loadCart } from '#state/cart.ts';
import { CheckoutContent, type CheckoutSetting } from './checkout-content.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { LostDiscounts } from './lost-discounts.tsx';
import { useBfcacheRestore } from './use-bfcache-restore.ts';
import { useCheckoutStep } from './use-checkout-step.ts';

type Props = CheckoutSetting & { site: Site; step: CheckoutStep; messages: Pick<Messages, 'cart' | 'checkout' | 'general'> };

/** The checkout: address, payment and summary on one screen; the URL holds the step, so Back works (R-04, O-01). */
export const CheckoutContainer = ({ site, step, messages, ...setting }: Props) => {
  const { cart: snapshot, status } = useSnapshot(cartState);
  const cart = snapshot as Cart | undefined;
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const addresses = useMemo(() => stepPaths(site), [site]);
  const isEmpty = cart && !cart.items.some(({ isPurchasable }) => isPurchasable);
  const current = useCheckoutStep(step, addresses, isEmpty ? undefined : cart);
  useEffect(() => void loadCart(), []);
  useBfcacheRestore();
  return (
    <>
      <CheckoutSteps current={current} addresses={addresses} t={t} />
      <h1 tabIndex={-1}>{t(`checkout.${current}.heading`)}</h1>
      {status === 'FAILED' && <Message kind="error" title={t('cart.failed')} />}
      {!cart && status === 'PENDING' && (
        <Skeleton label={t('cart.loading')}>
          <SkeletonBlock kind="control" />
          <SkeletonBlock kind="control" />
        </Skeleton>
      )}
      {isEmpty && (
        <Message kind="info" title={t('checkout.emptyCart')}>
          <ButtonLink href={pathTo(site, 'cart')} variant="line">
            {t('cart.view')}
          </ButtonLink>
        </Message>
      )}
      {cart && !isEmpty && <LostDiscounts cart={cart} t={t} />}
      {cart && !isEmpty && <CheckoutContent {...setting} site={site} step={current} cart={cart} addresses={addresses} t={t} />}
    </>
  );
};
