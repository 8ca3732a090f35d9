import 'client-only';
import { loadTranslator } from './locale.ts';
import { showToast } from './toasts.ts';

/** Names the articles that left the cart because they vanished (K-05). */
export const tellRemoved = async (skus: string[]): Promise<void> => {
  const say = await loadTranslator();
  showToast({ type: 'error', variant: 'notification', message: say('cart.removedItems', { skus: skus.join(', ') }) });
};

/** Says that it did not work. */
export const tellFailure = async (): Promise<void> => {
  const say = await loadTranslator();
  showToast({ type: 'error', message: say('general.messages.generalAPIError') });
};
