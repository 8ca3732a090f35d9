import { Message } from '#client/primitives/message/message.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import { listPieces } from '#shared/contract/list-pieces.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type Props = { cart: Pick<Cart, 'removedItems' | 'reducedItems'>; t: Translate };

/** Cart changes the shopper did not make, for documents without script: removed articles (K-05), quantities reduced to the stock. */
export const CartChangeNotices = ({ cart: { removedItems, reducedItems }, t }: Props) => (
  <>
    {removedItems.length > 0 && <Message kind="error" title={t('cart.removedItems', { skus: removedItems.join(', ') })} />}
    {reducedItems.length > 0 && <Message kind="info" title={t('cart.reducedItems', { items: listPieces(reducedItems) })} />}
  </>
);
