import 'server-only';
import { html } from 'hono/html';
import type { MessageKey } from '#shared/i18n/messages.ts';
import { type PayPage, payFrame } from './pay-frame.ts';
import { returnPath } from './return-path.ts';
import type { SandboxSessionTable } from './sandbox.table.ts';
import { type Behaviour, testCards, testIbans } from './test-instruments.ts';
import type { Wallet } from './wallet.ts';

/** Why the last try was declined; part of the address after the redirect. */
export const problems = [
  'card_declined',
  'insufficient_funds',
  'authentication_failed',
  'unknown_card',
  'expiry',
  'code',
  'unknown_iban',
  'blik',
  'phone',
] as const;
export type Problem = (typeof problems)[number];

const fieldOf: Partial<Record<Problem, string>> = {
  unknown_card: 'number',
  expiry: 'expiry',
  code: 'code',
  unknown_iban: 'iban',
  blik: 'blik',
  phone: 'phone',
};

const sumOf = ({ t, sum }: PayPage, { description }: SandboxSessionTable) =>
  html`<dl><dt>${description || t('sandbox.pay.sum')}</dt><dd>${sum}</dd></dl>`;

const problemOf = ({ t }: PayPage, problem: Problem | undefined) =>
  problem ? html`<p class="problem" role="alert" id="problem">${t(`sandbox.problem.${problem}`)}</p>` : '';

const fieldFor = (problem: Problem | undefined) => (name: string, label: string, hint: { mode: string; max: number; example: string }) => {
  const isWrong = problem !== undefined && fieldOf[problem] === name;
  // Prevents anyone from entering a real card by habit.
  const wrong = isWrong ? html`aria-invalid="true" aria-describedby="problem" autofocus` : html`aria-invalid="false"`;
  return html`<label>${label}<input name="${name}" required autocomplete="off" inputmode="${hint.mode}" maxlength="${hint.max}" placeholder="${hint.example}" ${wrong}></label>`;
};

const back = ({ t }: PayPage, url: string) => html`<a class="back" href="${url}">${t('sandbox.pay.cancel')}</a>`;

const behaviours: Record<Behaviour | 'returns', MessageKey> = {
  pays: 'sandbox.test.pays',
  returns: 'sandbox.test.returns',
  challenge: 'sandbox.test.challenge',
  late: 'sandbox.test.late',
  refund_fails: 'sandbox.test.refund_fails',
  card_declined: 'sandbox.test.card_declined',
  insufficient_funds: 'sandbox.test.insufficient_funds',
};

const tests = ({ t }: PayPage, title: string, numbers: Record<string, Behaviour | 'returns'>) => {
  const rows = Object.entries(numbers).map(
    ([number, behaviour]) => html`<li><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code> ${t(behaviours[behaviour])}</li>`,
  );
  return html`<section class="tests"><h2>${title}</h2><ul>${rows}</ul></section>`;
};

/** The form for a card. */
export const cardView = (page: PayPage, session: SandboxSessionTable, problem?: Problem) => {
  const { t, sum } = page;
  const field = fieldFor(problem);
  return payFrame(
    page,
    t('sandbox.pay.title'),
    html`${problemOf(page, problem)}${sumOf(page, session)}
<form aria-invalid="false" method="post" action="/sandbox/pay/${session.sessionId}">
${field('number', t('sandbox.card.number'), { mode: 'numeric', max: 23, example: '4242 4242 4242 4242' })}
<div class="pair">${field('expiry', t('sandbox.card.expiry'), { mode: 'numeric', max: 7, example: '12/34' })}${field('code', t('sandbox.card.code'), { mode: 'numeric', max: 4, example: '123' })}</div>
<button>${t('sandbox.pay.submit', { sum })}</button>
</form>
${back(page, returnPath(session.cancelUrl))}${tests(page, t('sandbox.test.cards'), testCards)}`,
  );
};

/** The form for the account of a direct debit. */
export const debitView = (page: PayPage, session: SandboxSessionTable, problem?: Problem) => {
  const { t, sum } = page;
  return payFrame(
    page,
    t('sandbox.pay.title'),
    html`${problemOf(page, problem)}${sumOf(page, session)}
<form aria-invalid="false" method="post" action="/sandbox/pay/${session.sessionId}">
${fieldFor(problem)('iban', t('sandbox.iban'), { mode: 'text', max: 34, example: 'DE89 3704 0044 0532 0130 00' })}
<p>${t('sandbox.mandate')}</p>
<button>${t('sandbox.pay.submit', { sum })}</button>
</form>
${back(page, returnPath(session.cancelUrl))}${tests(page, t('sandbox.test.accounts'), testIbans)}`,
  );
};

// BLIK asks for the code of the bank's app, MB WAY for a phone number.
const promptsOf = ({ t }: PayPage, problem: Problem | undefined): Partial<Record<Wallet, ReturnType<typeof html>>> => ({
  BLIK: fieldFor(problem)('blik', t('sandbox.blik'), { mode: 'numeric', max: 7, example: '777 123' }),
  MBWay: fieldFor(problem)('phone', t('sandbox.mobile'), { mode: 'tel', max: 20, example: '+351 912 345 678' }),
});

/** The form for approving or declining in a wallet, an app or at a bank. */
export const walletView = (page: PayPage, session: SandboxSessionTable, method: Wallet, problem?: Problem) => {
  const { t } = page;
  const wallet = t(`checkout.payment.method.${method}`);
  return payFrame(
    page,
    t('sandbox.wallet.title', { wallet }),
    html`${problemOf(page, problem)}<p>${t('sandbox.wallet.text', { wallet })}</p>${sumOf(page, session)}
<form aria-invalid="false" method="post" action="/sandbox/pay/${session.sessionId}">
${promptsOf(page, problem)[method] ?? ''}
<button name="decision" value="approve">${t('sandbox.wallet.approve')}</button>
<button class="line" name="decision" value="refuse" formnovalidate>${t('sandbox.challenge.refuse')}</button>
</form>
${back(page, returnPath(session.cancelUrl))}`,
  );
};

/** The bank's page for approval (3-D Secure). */
export const challengeView = (page: PayPage, session: SandboxSessionTable) => {
  const { t, sum } = page;
  return payFrame(
    page,
    t('sandbox.challenge.title'),
    html`<p>${t('sandbox.challenge.text', { sum, last4: session.challengedCard ?? '' })}</p>
<form aria-invalid="false" method="post" action="/sandbox/pay/${session.sessionId}/challenge">
<button name="decision" value="approve">${t('sandbox.challenge.approve')}</button>
<button class="line" name="decision" value="refuse">${t('sandbox.challenge.refuse')}</button>
</form>`,
  );
};

/** A page with one message and a link back to the shop. */
export const messageView = (page: PayPage, word: 'late' | 'over' | 'missing', backUrl: string) => {
  const { t } = page;
  return payFrame(
    page,
    t(`sandbox.${word}.title`),
    html`<p>${t(`sandbox.${word}.text`)}</p><p><a class="button" href="${backUrl}">${t('sandbox.pay.back')}</a></p>`,
  );
};
