import type { PaymentInput } from '#shared/contract/cart-calls.ts';

const textOf = (fields: FormData, name: string): string | undefined => {
  const value = fields.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The buyer's choice in the payment form, in the shape of the call. */
export const readChoice = (fields: FormData, paymentMethod: PaymentInput['paymentMethod']): PaymentInput => {
  const shippingMethod = textOf(fields, 'shippingMethod');
  const isCard = paymentMethod === 'CreditCard';
  return {
    paymentMethod,
    ...(shippingMethod !== undefined && { shippingMethod, dropPoint: textOf(fields, 'dropPoint') }),
    ...(isCard && { savedCard: textOf(fields, 'savedCard'), keepCard: fields.get('keepCard') === 'on' ? 'on' : undefined }),
    ...(paymentMethod === 'DirectDebit' && {
      iban: textOf(fields, 'iban'),
      accountHolder: textOf(fields, 'accountHolder'),
      mandate: fields.get('mandate') === 'accept' ? 'accept' : undefined,
    }),
  };
};
