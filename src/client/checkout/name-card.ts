import type { SavedCard } from '#shared/contract/payment-method.ts';
import type { Translate } from '#shared/i18n/translator.ts';

const brands: Partial<Record<SavedCard['brand'], string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  amex: 'American Express',
};

/** The text for a saved card: `Visa, endet auf 4417`. */
export const nameCard = ({ brand, last4 }: SavedCard, t: Translate): string =>
  t('checkout.payment.card.saved', { brand: brands[brand] ?? t('checkout.payment.card.plain'), last4 });
