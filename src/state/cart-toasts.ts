import 'client-only';
import type { Cart } from '#shared/contract/cart.ts';
import { listPieces } from '#shared/contract/list-pieces.ts';
import { loadTranslator } from './locale.ts';
import { showToast } from './toasts.ts';

/** Names the articles that were removed from the cart because they are no longer sold (K-05). */
export const toastRemoved = async (skus: string[]): Promise<void> => {
  const t = await loadTranslator();
  showToast({ type: 'error', variant: 'notification', message: t('cart.removedItems', { skus: skus.join(', ') }) });
};

/** Names the lines that were reduced to the stock when two carts were merged. */
export const toastReduced = async (lines: Cart['reducedItems']): Promise<void> => {
  const t = await loadTranslator();
  showToast({ type: 'info', variant: 'notification', message: t('cart.reducedItems', { items: listPieces(lines) }) });
};

/** Reports a failure. */
export const toastError = async (): Promise<void> => {
  const t = await loadTranslator();
  showToast({ type: 'error', message: t('general.messages.generalAPIError') });
};
