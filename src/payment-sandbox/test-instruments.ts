import 'server-only';
import { createHash } from 'node:crypto';

/**
 * The outcome of a payment. `late`: the provider takes the money, but its response is lost and its webhook is late. `refund_fails`: pays,
 * and some seconds after the first refund its bank rejects that.
 */
export type Behaviour = 'pays' | 'challenge' | 'late' | 'refund_fails' | 'card_declined' | 'insufficient_funds';

/** The test cards: the numbers of Stripe's own test mode. Any other number is declined and never stored. */
export const testCards = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '4000002500003155': 'challenge',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000341': 'late',
  '4000000000005126': 'refund_fails',
} as const satisfies Record<string, Behaviour>;

/** The test accounts for direct debit: the first one pays after a while, the bank returns the debit of the second one. */
export const testIbans = { DE89370400440532013000: 'pays', DE62370400440532013001: 'returns' } as const;

const hasOwn = <T extends object>(map: T, key: string): key is keyof T & string => Object.hasOwn(map, key);

export type TestCard = { behaviour: Behaviour; last4: string; brand: string; fingerprint: string };

const fingerprintOf = (number: string): string => createHash('sha256').update(`sandbox ${number}`).digest('hex').slice(0, 16);

/** The behaviour of a card number, written with or without spaces; undefined for a number that is no test card. */
export const findCard = (written: string): TestCard | undefined => {
  const number = written.replace(/[\s-]/g, '');
  if (!hasOwn(testCards, number)) return undefined;
  const brand = number.startsWith('5') ? 'mastercard' : 'visa';
  return { behaviour: testCards[number], last4: number.slice(-4), brand, fingerprint: fingerprintOf(number) };
};

/** The behaviour of an account; undefined for one that is no test account. */
export const findIban = (written: string): { behaviour: 'pays' | 'returns'; last4: string; fingerprint: string } | undefined => {
  const iban = written.replace(/\s/g, '').toUpperCase();
  return hasOwn(testIbans, iban) ? { behaviour: testIbans[iban], last4: iban.slice(-4), fingerprint: fingerprintOf(iban) } : undefined;
};

/** True for a card, identified by its last digits, whose bank rejects refunds. */
export const rejectsRefunds = (last4: string | null): boolean =>
  Object.entries(testCards).some(([number, behaviour]) => behaviour === 'refund_fails' && number.slice(-4) === last4);
