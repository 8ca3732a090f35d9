import 'server-only';
import type { MiddlewareHandler } from 'hono';
import { database, inTransaction } from '#backend/database/database.ts';
import type { DomainError } from '#backend/errors/errors.ts';
import { effectiveKey, isNoScriptForm, type RestEnv, rejectedForm, setTokenCookie, toDomainError } from '#backend/rest/rest.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { noScriptPathTo, type PathName } from '#shared/routes/paths.ts';
import { deleteDrafts, insertCart, lockCartRow, updateCart } from './cart.queries.ts';

const draftTtlMs = 24 * 60 * 60 * 1000;

type Draft = NonNullable<Cart['draft']>;

// Page messages for errors without fields; all others get a generic message.
const messages: Record<string, string> = {
  OutOfStockException: 'cart.soldOut.refused',
  CartChangedException: 'checkout.refused.CartChangedException',
  CartEmptyException: 'checkout.emptyCart',
  PaymentMethodMissingException: 'checkout.refused.PaymentMethodMissingException',
  PaymentProviderException: 'checkout.refused.PaymentProviderException',
  TotalTooSmallException: 'checkout.refused.TotalTooSmallException',
  TotalTooLargeException: 'checkout.refused.TotalTooLargeException',
};

/** The problems of an error; one without fields concerns the whole form and has an empty field. */
const problemsOf = (form: string, { data, exception }: DomainError): FieldProblem[] => {
  if (data.fields) return data.fields;
  // At the end of the checkout the articles are named, as in responses to scripts.
  if (form === 'order' && exception === 'OutOfStockException' && data.skus)
    return [{ field: '', messageKey: 'checkout.refused.OutOfStockException', values: { skus: data.skus.join(', ') } }];
  return [{ field: '', messageKey: messages[exception] ?? 'general.messages.generalAPIError' }];
};

/** Saves what a form sent, in the cart of its browser, until it is shown; returns the token of that cart. */
export const saveCartDraft = (token: string | undefined, draft: Draft): Promise<string> =>
  inTransaction(async (trx) => {
    const existing = token === undefined ? undefined : await lockCartRow(trx, token);
    const key = effectiveKey(token, existing !== undefined);
    const { cartId } = existing ?? (await insertCart(trx, key));
    await updateCart(trx, cartId, { draft: JSON.stringify(draft), draftAt: Date.now() });
    return key;
  });

const isForPage = ({ statusCode }: DomainError): boolean => statusCode < 500 || statusCode === 502;

/** Deletes drafts that no page has shown in time, with the carts that were created for them alone. */
export const deleteOldDrafts = (now = Date.now()): Promise<void> => deleteDrafts(database, now - draftTtlMs);

/**
 * For routes that a no-script form uses: an error redirects (303) to the form's no-script document, which shows the fields and the
 * problems once (B-01). Calls from scripts pass through unchanged.
 */
export const noScriptForm =
  (form: string, page: PathName): MiddlewareHandler<RestEnv> =>
  async (c, next) => {
    await next();
    if (!c.error || !isNoScriptForm(c)) return;
    const domainError = toDomainError(c.error);
    if (!isForPage(domainError)) return;
    const token = await saveCartDraft(c.get('cartToken'), { form, ...(await rejectedForm(c, problemsOf(form, domainError))) });
    c.res = undefined; // Hono would merge the error's headers
    c.res = new Response(null, { status: 303, headers: { location: noScriptPathTo(c.get('site'), page) } });
    setTokenCookie(c, 'cart', token);
  };
