import 'server-only';
import type { Context, MiddlewareHandler } from 'hono';
import { captchaProblems } from '#backend/captcha/captcha.ts';
import type { DomainError } from '#backend/errors/errors.ts';
import { clearFormFlash, isNoScriptForm, type RestEnv, rejectedForm, setFormFlash, toDomainError } from '#backend/rest/rest.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { noScriptPathTo, type PathName } from '#shared/routes/paths.ts';
import { safeRedirectPath } from '#shared/routes/safe-redirect-path.ts';

const messages: Record<string, string> = {
  TooManyRequestsException: 'access.refused.tooMany',
  OrderNotFoundException: 'access.refused.order',
};

// Passwords are not sent back; a form without a password field does not get this problem.
const passwordRequired: FieldProblem = { field: 'password', messageKey: 'general.validation.required' };

const problemsOf = (domainError: DomainError): FieldProblem[] => {
  const { data, exception } = domainError;
  const ofCaptcha = captchaProblems(domainError);
  if (ofCaptcha) return [...ofCaptcha, passwordRequired];
  return data.fields ?? [{ field: '', messageKey: messages[exception] ?? 'general.messages.generalAPIError' }];
};

const formPath = (c: Context<RestEnv>, page: PathName, segment: string | undefined): string => {
  const path = [noScriptPathTo(c.get('site'), page), ...(segment ? [encodeURIComponent(segment)] : [])].join('/');
  const redirect = safeRedirectPath(c.req.query('redirect'));
  return redirect === undefined ? path : `${path}?${new URLSearchParams({ redirect })}`;
};

/**
 * For the no-script forms of visitors who are not logged in (B-01): an error redirects (303) to the document of its page, with the fields
 * as they were except passwords. `reportsSuccess`: the page also shows the success; `below` names the field that selects the document of
 * the page. Calls from scripts pass through unchanged.
 */
export const noScriptVisitorForm =
  (
    form: string,
    page: PathName,
    { reportsSuccess = false, below }: { reportsSuccess?: boolean; below?: string } = {},
  ): MiddlewareHandler<RestEnv> =>
  async (c, next) => {
    await next();
    if (!isNoScriptForm(c)) return;
    if (!c.error) {
      if (reportsSuccess) setFormFlash(c, { form, isDone: true, ...(await rejectedForm(c, [])) });
      else clearFormFlash(c);
      return;
    }
    const domainError = toDomainError(c.error);
    if (domainError.statusCode >= 500) return;
    const rejected = await rejectedForm(c, problemsOf(domainError));
    c.res = undefined; // Hono would merge the error's headers
    c.res = new Response(null, { status: 303, headers: { location: formPath(c, page, below && rejected.fields[below]) } });
    setFormFlash(c, { form, isDone: false, ...rejected });
  };
