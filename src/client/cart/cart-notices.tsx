import { Message } from '#client/primitives/message/message.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type Props = {
  cart: Pick<Cart, 'items' | 'misfits'>;
  t: Translate;
  /** The checkout began anew: the cart had changed. */
  hasRestartMessage: boolean;
  /** SKUs that left the cart because they vanished and cannot come back (K-05). @default [] */
  notRestorable?: readonly string[];
};

/** What the shopper should know before going on: a new start, what does not go together, what is sold out. */
export const CartNotices = ({ cart: { items, misfits }, t, hasRestartMessage, notRestorable = [] }: Props) => (
  <>
    {hasRestartMessage && (
      <Message kind="info" title={t('cart.restart.title')}>
        {t('cart.restart.text')}
      </Message>
    )}
    {notRestorable.length > 0 && (
      <Message kind="info" title={t('cart.notRestorable.title')}>
        {t('cart.notRestorable.text', { skus: notRestorable.join(', ') })}
      </Message>
    )}
    {misfits.map(({ tap, sink }) => (
      <Message key={`${tap} ${sink}`} kind="info" title={t('cart.misfit.title')}>
        {t('cart.misfit.text', { tap, sink })}
      </Message>
    ))}
    {items.some(({ isPurchasable }) => !isPurchasable) && (
      <Message kind="info" title={t('cart.soldOut.title')}>
        {t('cart.soldOut.text')}
      </Message>
    )}
  </>
);
