import 'server-only';
import { isSEPACountry, isValidIBAN } from 'ibantools';
import { database, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { currentProvider, findUsableCard, ProviderError } from '#backend/payment/payment.ts';
import { consumerOfKey } from '#backend/rest/rest.ts';
import type { PaymentMethod } from '#shared/contract/cart.ts';
import type { PaymentChoice } from '#shared/contract/cart-calls.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Site } from '#shared/country/site.ts';
import { findCartRow } from './cart.queries.ts';
import type { CartTable } from './cart.table.ts';
import { invalidChoiceError, readShipping } from './cart-choices.ts';
import { type ChangedCart, changeCart } from './carts.ts';
import { mandateReferenceOf, type PaymentDetail, readDetail } from './payment-detail.ts';
import { presentCart } from './present-cart.ts';

/** The caller's address and device, as the evidence of a mandate requires. */
export type Caller = { address: string; device: string };

// A direct debit works only for SEPA accounts.
const isDebitable = (iban: string): boolean => isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2));

const problemsOf = ({ iban, accountHolder, mandate }: PaymentChoice): FieldProblem[] => {
  const problems: Record<string, string | undefined> = {
    iban: iban ? (isDebitable(iban) ? undefined : 'general.validation.iban') : 'general.validation.required',
    accountHolder: accountHolder ? undefined : 'general.validation.required',
    mandate: mandate ? undefined : 'general.validation.required',
  };
  return Object.entries(problems).flatMap(([field, messageKey]) => (messageKey ? [{ field, messageKey }] : []));
};

const fieldsError = (fields: FieldProblem[]): DomainError =>
  new DomainError('ValidationException', 400, { fields }, `Not valid: ${fields.map(({ field }) => field).join(', ')}`);

/** Passes the account to the provider at once: what is stored here cannot be used to pay. */
const takeAccount = async (row: CartTable | undefined, choice: PaymentChoice, caller: Caller): Promise<PaymentDetail> => {
  const problems = problemsOf(choice);
  if (problems.length > 0) throw fieldsError(problems);
  const { iban = '', accountHolder: holder = '' } = choice;
  try {
    const account = await currentProvider().saveAccount({ iban, holder, email: row?.email ?? '' });
    const reference = mandateReferenceOf(row?.placementKey ?? '');
    return { kind: 'account', ...account, holder, reference, acceptance: { at: Date.now(), ...caller } };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.isRejected) throw fieldsError([{ field: 'iban', messageKey: 'general.validation.iban' }]);
    throw new DomainError('PaymentProviderException', 502, {}, error.message);
  }
};

const requireCard = async (trx: Trx, consumerId: string | null, cardId: string): Promise<PaymentDetail> => {
  const card = consumerId === null ? undefined : await findUsableCard(trx, consumerId, cardId);
  if (!card) throw invalidChoiceError('savedCard');
  return { kind: 'savedCard', consumerId: card.consumerId, cardId };
};

const accountOf = async (token: string | undefined, choice: PaymentChoice, caller: Caller): Promise<PaymentDetail | null> => {
  if (choice.paymentMethod !== 'DirectDebit') return null;
  const row = token === undefined ? undefined : await findCartRow(database, token);
  const current = readDetail(row);
  // Back from the summary: the mandate is given, so the account need not be typed again.
  return current?.kind === 'account' && !choice.iban ? current : takeAccount(row, choice, caller);
};

const readOffered = async (site: Site, token: string | undefined): Promise<PaymentMethod[]> =>
  (await presentCart(database, site, token === undefined ? undefined : await findCartRow(database, token), token)).paymentMethods;

/** Saves the payment method, and with a no-script form the shipping method too; the cart must offer both. */
export const choosePayment = async (site: Site, token: string | undefined, choice: PaymentChoice, caller: Caller): Promise<ChangedCart> => {
  const { shippingMethod, savedCard, keepCard } = choice;
  // In the form the saved cards are listed below the card option; none chosen means another card.
  const paymentMethod = choice.paymentMethod === 'CreditCard' && savedCard ? 'aliasCreditCard' : choice.paymentMethod;
  const offered = await readOffered(site, token);
  if (!offered.some((method) => method === (paymentMethod === 'aliasCreditCard' ? 'CreditCard' : paymentMethod)))
    throw invalidChoiceError('paymentMethod');
  const shipping = shippingMethod === undefined ? {} : await readShipping(site, shippingMethod, choice.dropPoint);
  const account = await accountOf(token, choice, caller);
  return changeCart(site, token, async (trx) => {
    const consumerId = token === undefined ? null : consumerOfKey(token);
    const newCard: PaymentDetail | null = paymentMethod === 'CreditCard' && keepCard && consumerId !== null ? { kind: 'keepCard' } : null;
    const detail = paymentMethod === 'aliasCreditCard' ? await requireCard(trx, consumerId, savedCard ?? '') : (account ?? newCard);
    return { paymentMethod, paymentDetail: detail && JSON.stringify(detail), ...shipping };
  });
};
