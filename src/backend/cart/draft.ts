import 'server-only';
import type { MiddlewareHandler } from 'hono';
import { database, inTransaction } from '#backend/database/database.ts';
import type { DomainError } from '#backend/errors/errors.ts';
import { isPlainForm, keepToken, keptForm, keyToKeep, type RestEnv, refusalOf } from '#backend/rest/rest.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { type PathName, plainPathTo } from '#shared/routes/paths.ts';
import { forgetDrafts, insertCart, lockCart, updateCart } from './cart.queries.ts';

const keepFor = 24 * 60 * 60 * 1000;

type Draft = NonNullable<Cart['draft']>;

// What a refusal without fields says on a page; the rest says that something went wrong.
const messages: Record<string, string> = {
  OutOfStockException: 'cart.soldOut.refused',
  CartChangedException: 'checkout.refused.CartChangedException',
  CartEmptyException: 'checkout.emptyCart',
  PaymentMethodMissingException: 'checkout.refused.PaymentMethodMissingException',
  PaymentProviderException: 'checkout.refused.PaymentProviderException',
  TotalTooSmallException: 'checkout.refused.TotalTooSmallException',
  TotalTooLargeException: 'checkout.refused.TotalTooLargeException',
};

/** The problems of a refusal; one without fields concerns the whole form and has an empty field. */
const problemsOfRefusal = (form: string, { data, exception }: DomainError): FieldProblem[] => {
  if (data.fields) return data.fields;
  // At the end of the checkout the articles are named, as they are to scripts.
  if (form === 'order' && exception === 'OutOfStockException' && data.skus)
    return [{ field: '', messageKey: 'checkout.refused.OutOfStockException', values: { skus: data.skus.join(', ') } }];
  return [{ field: '', messageKey: messages[exception] ?? 'general.messages.generalAPIError' }];
};

/** Keeps what a form sent, in the cart of its browser, until it is shown; answers the token of that cart. */
export const keepDraft = (token: string | undefined, draft: Draft): Promise<string> =>
  inTransaction(async (trx) => {
    const known = token === undefined ? undefined : await lockCart(trx, token);
    const kept = keyToKeep(token, known !== undefined);
    const { cartId } = known ?? (await insertCart(trx, kept));
    await updateCart(trx, cartId, { draft: JSON.stringify(draft), draftAt: Date.now() });
    return kept;
  });

const isForPage = ({ statusCode }: DomainError): boolean => statusCode < 500 || statusCode === 502;

/** Clears what no page has shown in time, with the carts that were made for it alone. */
export const forgetOldDrafts = (now = Date.now()): Promise<void> => forgetDrafts(database, now - keepFor);

/**
 * For routes that a plain form reaches: a refusal leads back (303) to the form's plain document, which shows the fields
 * and the problems once (B-01). Calls from scripts pass untouched.
 */
export const plainForm =
  (form: string, page: PathName): MiddlewareHandler<RestEnv> =>
  async (c, next) => {
    await next();
    if (!c.error || !isPlainForm(c)) return;
    const refusal = refusalOf(c.error);
    if (!isForPage(refusal)) return;
    const token = await keepDraft(c.get('cartToken'), { form, ...(await keptForm(c, problemsOfRefusal(form, refusal))) });
    c.res = undefined; // Hono would merge the refusal's headers
    c.res = new Response(null, { status: 303, headers: { location: plainPathTo(c.get('site'), page) } });
    keepToken(c, 'cart', token);
  };
