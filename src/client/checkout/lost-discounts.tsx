import { Message } from '#client/primitives/message/message.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** Shown on every step: the redeemed codes that no longer count, and why, so that no price rises silently. Nothing when all of them count. */
export const LostDiscounts = ({ cart, t }: { cart: Pick<Cart, 'discounts'>; t: Translate }) => {
  const lost = cart.discounts.flatMap(({ code, problem }) => (problem && problem.reason !== 'needless' ? [{ code, ...problem }] : []));
  if (lost.length === 0) return null;
  return (
    <Message kind="info" title={t('cart.discountLost')}>
      {lost.map(({ code, reason, values }) => (
        <p key={code}>{t(`cart.discountProblem.${reason}`, values)}</p>
      ))}
    </Message>
  );
};
