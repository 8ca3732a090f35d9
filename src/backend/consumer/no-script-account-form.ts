import 'server-only';
import type { Context, MiddlewareHandler } from 'hono';
import { database } from '#backend/database/database.ts';
import type { DomainError } from '#backend/errors/errors.ts';
import { isNoScriptForm, type RestEnv, rejectedForm, toDomainError } from '#backend/rest/rest.ts';
import type { AccountForm } from '#shared/contract/account-overview.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Site } from '#shared/country/site.ts';
import { type AccountSection, noScriptAccountPath } from '#shared/routes/account-paths.ts';
import { noScriptLoginPath } from '#shared/routes/login-path.ts';
import { saveAccountDraft } from './account-draft.ts';

const pages: Record<AccountForm, AccountSection> = {
  add: 'add-address',
  edit: 'edit-address',
  billing: 'edit-billing-address',
  remove: 'addresses',
  primary: 'addresses',
  profile: 'profile',
  password: 'profile',
  email: 'profile',
  session: 'security',
  newsletter: 'security',
  newsletterEnd: 'security',
  card: 'payment-methods',
  delete: 'delete',
  reorder: 'orders',
  product: 'products',
};
/** Forms whose page belongs to an address or an order: the field that holds its id. */
const idFields: Partial<Record<AccountForm, string>> = { edit: 'id', reorder: 'orderId' };

// Page messages for errors without fields; all others get a generic message.
const messages: Record<string, string> = {
  AddressesFullException: 'account.refused.addressesFull',
  TooManyRequestsException: 'account.refused.tooMany',
};

const problemsOf = ({ data, exception }: DomainError): FieldProblem[] =>
  data.fields ?? [{ field: '', messageKey: messages[exception] ?? 'general.messages.generalAPIError' }];

const redirectTo = (c: Context<RestEnv>, location: string): void => {
  c.res = undefined; // Hono would merge the error's headers
  c.res = new Response(null, { status: 303, headers: { location } });
};

const pageOf = (site: Site, form: AccountForm, fields: Record<string, string>): string => {
  const field = idFields[form];
  return noScriptAccountPath(site, pages[form], field === undefined ? undefined : (fields[field] ?? '').slice(0, 80) || undefined);
};

/**
 * For calls that an account form reaches without script: its no-script document shows the result once. An error redirects (303) to the
 * form with its fields, except passwords; a logged-out visitor to the login (B-01). Calls from scripts pass through unchanged.
 */
export const noScriptAccountForm =
  (form: AccountForm): MiddlewareHandler<RestEnv> =>
  async (c, next) => {
    await next();
    if (!isNoScriptForm(c)) return;
    const consumerId = c.get('consumerId');
    const site = c.get('site');
    if (!c.error) {
      if (consumerId !== undefined && form !== 'delete' && form !== 'reorder')
        await saveAccountDraft(database, consumerId, { form, isDone: true, fields: {}, problems: [] });
      return;
    }
    const domainError = toDomainError(c.error);
    if (domainError.statusCode >= 500) return;
    const rejected = await rejectedForm(c, problemsOf(domainError));
    if (consumerId === undefined || domainError.exception === 'NotLoggedInException')
      return redirectTo(c, noScriptLoginPath(site, pageOf(site, form, rejected.fields)));
    await saveAccountDraft(database, consumerId, { form, isDone: false, ...rejected });
    redirectTo(c, pageOf(site, form, rejected.fields));
  };
