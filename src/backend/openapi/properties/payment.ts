import type { Descriptions } from './description.ts';

const methods = '`aliasCreditCard` is a saved card';

/** Payment methods, saved cards, direct debits, and payments that failed. */
export const paymentDescriptions: Descriptions = {
  PaymentBody: 'How the buyer pays.',
  SavedCard: 'A card that a consumer agreed to have saved: what is printed on receipts, never its number.',
  SavedCards: 'All saved cards of the account.',
  RemoveCardBody: 'The saved card to delete.',
  FailedPayment: 'The last attempt to pay an order, which failed.',

  paymentMethod: `How it is paid; ${methods}, \`Unspecified\` means that none is chosen yet.`,
  'PaymentBody.paymentMethod': `How the buyer pays, one of \`paymentMethods\` of the cart; ${methods}.`,
  paymentMethods: `The payment methods that the country offers for this total; ${methods}.`,
  'SavedCards.paymentMethods': 'The saved cards, the newest first.',
  'AccountOverview.paymentMethods': 'The saved cards, the newest first.',
  'AccountExport.paymentMethods': 'The saved cards, the newest first.',
  savedCard: [
    'Id of the saved card, for `aliasCreditCard`; a plain form sends it empty for another card.',
    '8a1f3c5e-2b4d-4f6a-9c8e-7d5b3a1f0e2c',
  ],
  'Cart.savedCard': 'The saved card that is charged; null for every other payment method.',
  keepCard: '`on`: the card may be saved for later orders. It counts for `CreditCard`, where somebody is logged in.',
  keepsCard: 'True where the buyer agreed to have the card saved that pays this order.',
  iban: [
    'The account of a direct debit, with or without spaces; stored without. It goes to the payment provider at once.',
    'DE89370400440532013000',
  ],
  accountHolder: ['Who owns that account.', 'Mia Ostertag'],
  mandate: '`accept`: the buyer gives the mandate for the direct debit.',

  'SavedCard.id': ['Id of the saved card, a uuid.', '8a1f3c5e-2b4d-4f6a-9c8e-7d5b3a1f0e2c'],
  'RemoveCardBody.id': ['Id of the saved card, from GET /consumer/payment-methods.', '8a1f3c5e-2b4d-4f6a-9c8e-7d5b3a1f0e2c'],
  brand: 'The brand of the card; `card` is any other.',
  last4: ['The last four digits of the card.', '4242'],
  expiryMonth: ['The last month in which the card is valid, 1 to 12.', 11],
  expiryYear: ['The year of that month.', 2029],
  isExpired: 'True after the last day of that month: such a card is shown and cannot be used.',

  directDebit: 'The mandate of a direct debit; null where the country offers none.',
  mandateReference: ['The reference of the mandate; it changes with the cart until the mandate is given.', 'UN-D7937B15E1E9'],
  creditorId: ['Who collects the money: the creditor identifier in SEPA.', 'DE98ZZZ09999999999'],
  holder: ['Who owns the account; null until the mandate is given.', 'Mia Ostertag'],
  ibanExample: ['An account number as the banks of the country write it.', 'DE89 3704 0044 0532 0130 00'],
  'directDebit.last4': ['The last four digits of the account; null until the mandate is given.', '3000'],

  failure: 'Why the last attempt to pay failed; null where it did not.',
  'FailedPayment.reason':
    'Declined by the bank, not enough money, the buyer did not prove who pays, nobody paid in time, the buyer cancelled, or bank or provider could not be reached.',
  method: 'The payment method of the attempt.',
  amount: 'The sum.',
  received: 'Always true: the event was accepted and need not be sent again.',
  PostPaymentsWebhookAnswer: 'The event was accepted.',
};
