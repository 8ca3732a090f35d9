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

// No password comes back; a form without one is not told of it.
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
 * For the forms of visitors who are not logged in, sent without script (B-01): a refusal leads back (303) to the document of its page,
 * with the fields as they were but for passwords. `isTold`: the page also tells when it was done; `below` names the field that says which document of the page it is. Calls from scripts pass untouched.
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
    c.res = undefined; // Hono would merge the refusal's headers
    c.res = new Response(null, { status: 303, headers: { location: formPath(c, page, below && rejected.fields[below]) } });
    setFormFlash(c, { form, isDone: false, ...rejected });
  };
