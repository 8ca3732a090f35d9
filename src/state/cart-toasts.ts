import 'client-only';
import type { Cart } from '#shared/contract/cart.ts';
import { listPieces } from '#shared/contract/list-pieces.ts';
import { loadTranslator } from './locale.ts';
import { showToast } from './toasts.ts';

/** Names the articles that left the cart because they vanished (K-05). */
export const toastRemoved = async (skus: string[]): Promise<void> => {
  const t = await loadTranslator();
  showToast({ type: 'error', variant: 'notification', message: t('cart.removedItems', { skus: skus.join(', ') }) });
};

/** Names the lines that were cut to what is in stock when two carts became one. */
export const toastReduced = async (lines: Cart['reducedItems']): Promise<void> => {
  const t = await loadTranslator();
  showToast({ type: 'info', variant: 'notification', message: t('cart.reducedItems', { items: listPieces(lines) }) });
};

/** Says that it did not work. */
export const toastError = async (): Promise<void> => {
  const t = await loadTranslator();
  showToast({ type: 'error', message: t('general.messages.generalAPIError') });
};
