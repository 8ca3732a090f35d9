import 'server-only';
import { inTransaction, type Trx } from '#backend/database/database.ts';
import { typedPhone } from '#shared/contract/rules.ts';
import { acceptDebit } from './debit.ts';
import type { Problem } from './pay-views.ts';
import { saveCard } from './payment-methods.ts';
import type { SandboxSessionTable } from './sandbox.table.ts';
import { capturePayment, challenge, declinePayment, getSession, type SessionWithPayment } from './sandbox.ts';
import { findCard, findIban } from './test-instruments.ts';
import { type Wallet, walletOf } from './wallet.ts';

/** `done`: paid or accepted; `late`: captured, but the response is lost; else why it was declined. */
type PayResult = 'done' | 'challenge' | 'late' | Problem;

type Form = Record<string, unknown>;

const lateEventMs = 20_000;

const textOf = (form: Form, name: string): string => {
  const value = form[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Parses `12/34` if it is later than `now`. */
const readExpiry = (written: string, now: Date): { expiryMonth: number; expiryYear: number } | undefined => {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(written) ?? [];
  const isAhead = month !== '' && new Date(2000 + Number(year), Number(month)) > now;
  return isAhead ? { expiryMonth: Number(month), expiryYear: 2000 + Number(year) } : undefined;
};

const payByCard = async (trx: Trx, found: SessionWithPayment, form: Form): Promise<PayResult> => {
  const card = findCard(textOf(form, 'number'));
  if (!card) return 'unknown_card';
  const expiry = readExpiry(textOf(form, 'expiry'), new Date());
  if (!expiry) return 'expiry';
  if (!/^\d{3,4}$/.test(textOf(form, 'code'))) return 'code';
  if (found.session.keepsCard === 1) await saveCard(trx, found, { ...card, ...expiry });
  switch (card.behaviour) {
    case 'challenge':
      await challenge(trx, found, card.last4);
      return 'challenge';
    case 'pays':
    case 'refund_fails':
      await capturePayment(trx, found, card.last4);
      return 'done';
    case 'late':
      await capturePayment(trx, found, card.last4, lateEventMs);
      return 'late';
    default:
      await declinePayment(trx, found, card.behaviour);
      return card.behaviour;
  }
};

const payByDebit = async (trx: Trx, found: SessionWithPayment, form: Form): Promise<PayResult> => {
  const account = findIban(textOf(form, 'iban'));
  if (!account) return 'unknown_iban';
  await acceptDebit(trx, found, { last4: account.last4, isReturned: account.behaviour === 'returns' });
  return 'done';
};

// What a wallet asks for before the approval.
const promptOf: Partial<Record<Wallet, { name: 'blik' | 'phone'; isGood: (text: string) => boolean }>> = {
  BLIK: { name: 'blik', isGood: (code) => /^\d{3} ?\d{3}$/.test(code) },
  MBWay: { name: 'phone', isGood: (number) => typedPhone.safeParse(number).success },
};

const payByWallet = async (trx: Trx, found: SessionWithPayment, wallet: Wallet, form: Form): Promise<PayResult> => {
  if (textOf(form, 'decision') === 'refuse') {
    await declinePayment(trx, found, 'authentication_failed');
    return 'authentication_failed';
  }
  const prompt = promptOf[wallet];
  if (prompt && !prompt.isGood(textOf(form, prompt.name))) return prompt.name;
  await capturePayment(trx, found, null);
  return 'done';
};

const withOpenSession = (
  sessionId: string,
  work: (trx: Trx, found: SessionWithPayment) => Promise<PayResult>,
): Promise<{ session: SandboxSessionTable; result: PayResult }> =>
  inTransaction(async (trx) => {
    const found = await getSession(trx, sessionId, Date.now());
    // A second submit finds the session paid: the buyer goes where the first one led.
    const result = found.session.status === 'open' ? await work(trx, found) : 'done';
    return { session: found.session, result };
  });

/** Pays a session with the submitted data. */
export const pay = (sessionId: string, form: Form) =>
  withOpenSession(sessionId, async (trx, found) => {
    if (found.session.isDirect === 1) return 'done';
    const wallet = walletOf(found.session);
    if (wallet) return payByWallet(trx, found, wallet, form);
    return (found.session.methodTypes.includes('sepa_debit') ? payByDebit : payByCard)(trx, found, form);
  });

/** Answers a 3-D Secure challenge: pays, or leaves the session open for another card. */
export const answerChallenge = (sessionId: string, isApproved: boolean) =>
  withOpenSession(sessionId, async (trx, found) => {
    const { challengedCard } = found.session;
    if (isApproved && challengedCard !== null) {
      await capturePayment(trx, found, challengedCard);
      return 'done';
    }
    await declinePayment(trx, found, 'authentication_failed');
    return found.session.isDirect === 1 ? 'done' : 'authentication_failed';
  });
