import 'client-only';
import { proxy } from 'valtio';
import { acceptedReturnOf } from '#shared/analytics/accepted-return.ts';
import type { AccountForm, AccountOverview } from '#shared/contract/account-overview.ts';
import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { recordAction } from './analytics/measuring.ts';
import { assignCart } from './cart.ts';
import { loadTranslator } from './locale.ts';
import { callRest, RestError } from './rest.ts';
import { broadcastSessionChange, onSessionChange } from './session-hint.ts';
import { showToast } from './toasts.ts';

const loadOverviewSchema = async () => (await import('#shared/contract/account-overview.ts')).accountOverview;
const loadOrderSchema = async () => (await import('#shared/contract/consumer-order.ts')).consumerOrder;
const loadReorderedSchema = async () => (await import('#shared/contract/consumer-order.ts')).reordered;
const loadDeletionSchema = async () => (await import('#shared/contract/account.ts')).deletion;
const loadAnySchema = async () => (await import('#shared/contract/any-answer.ts')).anyAnswer;

type AccountState = {
  status: 'PENDING' | 'READY' | 'FAILED';
  overview: AccountOverview | undefined;
  /** The current order; null if the account has no such order. */
  order: ConsumerOrder | null | undefined;
  /** The form whose call is pending. */
  sending: AccountForm | undefined;
  /** The server's errors of the last submitted form. */
  rejected: { form: AccountForm; problems: FieldProblem[] } | undefined;
  /** SKUs that could not be reordered. */
  missing: string[];
};

const neutral = (): AccountState => ({
  status: 'PENDING',
  overview: undefined,
  order: undefined,
  sending: undefined,
  rejected: undefined,
  missing: [],
});

/** The account as last received from the server; all account screens render from here. */
export const account = proxy<AccountState>(neutral());

// After a login or logout the data belongs to another account, or to none.
onSessionChange(() => void Object.assign(account, neutral()));

/** Loads the data of the account screens. */
export const loadAccount = async (): Promise<void> => {
  try {
    account.overview = await callRest('/consumer/overview', { answer: loadOverviewSchema });
    account.status = 'READY';
  } catch {
    account.status = 'FAILED';
  }
};

/** Loads one order of the account. */
export const loadOwnOrder = async (orderId: string): Promise<void> => {
  account.order = undefined;
  account.missing = [];
  try {
    const order = await callRest(`/consumer/orders/${encodeURIComponent(orderId)}`, { answer: loadOrderSchema });
    account.order = order;
    for (const one of order.returns) {
      const accepted = acceptedReturnOf({ ...one, orderId: order.orderId });
      if (accepted) recordAction({ kind: 'returnAccepted', accepted });
    }
  } catch {
    account.order = null;
  }
};

const showResult = async (key: Parameters<Awaited<ReturnType<typeof loadTranslator>>>[0], type: 'success' | 'error'): Promise<void> => {
  const t = await loadTranslator();
  showToast({ type, message: t(key) });
};

/** Shows the field errors that the server named; without any it shows a toast. */
const handleError = async (form: AccountForm, error: unknown): Promise<void> => {
  const data = error instanceof RestError ? error.problem?.data : undefined;
  account.rejected = { form, problems: data?.fields ?? [] };
  if (data?.fields?.length) return;
  if (data?.exception === 'TooManyRequestsException') return showResult('account.refused.tooMany', 'error');
  if (data?.exception === 'AddressesFullException') return showResult('account.refused.addressesFull', 'error');
  await showResult('general.messages.generalAPIError', 'error');
};

const send = async (form: AccountForm, work: () => Promise<void>): Promise<boolean> => {
  account.sending = form;
  account.rejected = undefined;
  try {
    await work();
    return true;
  } catch (error) {
    await handleError(form, error);
    return false;
  } finally {
    account.sending = undefined;
  }
};

/** The HTTP method of an account form: specification §7 defines three of them as PUT. */
const calls: Record<Exclude<AccountForm, 'delete' | 'reorder'>, { method: 'POST' | 'PUT'; path: string }> = {
  profile: { method: 'PUT', path: '/consumer/' },
  password: { method: 'POST', path: '/consumer/password' },
  email: { method: 'POST', path: '/consumer/email' },
  add: { method: 'POST', path: '/consumer/addresses/delivery/add' },
  edit: { method: 'PUT', path: '/consumer/addresses/delivery' },
  remove: { method: 'POST', path: '/consumer/addresses/delivery/remove' },
  primary: { method: 'POST', path: '/consumer/addresses/delivery/primary' },
  billing: { method: 'PUT', path: '/consumer/addresses/' },
  session: { method: 'POST', path: '/consumer/sessions/end' },
  newsletter: { method: 'POST', path: '/consumer/newsletter/subscribe' },
  newsletterEnd: { method: 'POST', path: '/consumer/newsletter/end' },
  product: { method: 'POST', path: '/consumer/products/remove' },
  card: { method: 'POST', path: '/consumer/payment-methods/remove' },
};

/** Submits an account form, announces success, and stores the updated account (U-06). False: rejected, `account.rejected` names the fields. */
export const sendAccountForm = (form: keyof typeof calls, body: object): Promise<boolean> =>
  send(form, async () => {
    const { method, path } = calls[form];
    await callRest(path, { method, body, answer: loadAnySchema });
    await loadAccount();
    await showResult(`account.done.${form}`, 'success');
  });

/** Puts the items of an order into the cart again; unavailable ones are listed in `account.missing`. */
export const reorder = (orderId: string): Promise<boolean> =>
  send('reorder', async () => {
    const { cart, missing } = await callRest('/consumer/orders/reorder', {
      method: 'POST',
      body: { orderId },
      answer: loadReorderedSchema,
    });
    assignCart(cart);
    account.missing = missing;
    if (cart.items.length > 0) await showResult('account.done.reorder', 'success');
  });

/** Deletes the account; the confirmation word was typed. */
export const deleteAccount = (confirmation: string): Promise<boolean> =>
  send('delete', async () => {
    await callRest('/consumer/delete', { method: 'POST', body: { confirmation }, answer: loadAnySchema });
  });

/** Whether this browser has deleted its account within the last minutes; false also if the server does not answer. */
export const wasJustDeleted = async (): Promise<boolean> => {
  try {
    return (await callRest('/consumer/deletion', { answer: loadDeletionSchema })).hasDeleted;
  } catch {
    return false;
  }
};

/** Ends every session of the account, this one too. */
export const logoutEverywhere = async (): Promise<void> => {
  await callRest('/consumer/logout/everywhere', { method: 'POST', body: {}, answer: loadAnySchema });
  broadcastSessionChange();
};
