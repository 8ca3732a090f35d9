import 'server-only';
import type { Context, MiddlewareHandler } from 'hono';
import { captchaProblems } from '#backend/captcha/captcha.ts';
import type { DomainError } from '#backend/errors/errors.ts';
import { dropFormDraft, isPlainForm, keepFormDraft, keptForm, type RestEnv, refusalOf } from '#backend/rest/rest.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { ownPath } from '#shared/routes/own-path.ts';
import { type PathName, plainPathTo } from '#shared/routes/paths.ts';

const messages: Record<string, string> = {
  TooManyRequestsException: 'access.refused.tooMany',
  OrderNotFoundException: 'access.refused.order',
};

// No password comes back; a form without one is not told of it.
const typedAnew: FieldProblem = { field: 'password', messageKey: 'general.validation.required' };

const problemsOf = (refusal: DomainError): FieldProblem[] => {
  const { data, exception } = refusal;
  const ofCaptcha = captchaProblems(refusal);
  if (ofCaptcha) return [...ofCaptcha, typedAnew];
  return data.fields ?? [{ field: '', messageKey: messages[exception] ?? 'general.messages.generalAPIError' }];
};

const pathBack = (c: Context<RestEnv>, page: PathName, segment: string | undefined): string => {
  const path = [plainPathTo(c.get('site'), page), ...(segment ? [encodeURIComponent(segment)] : [])].join('/');
  const redirect = ownPath(c.req.query('redirect'));
  return redirect === undefined ? path : `${path}?${new URLSearchParams({ redirect })}`;
};

/**
 * For the forms of visitors who are not logged in, sent without script (B-01): a refusal leads back (303) to the document of its page,
 * with the fields as they were but for passwords. `isTold`: the page also tells when it was done; `below` names the field that says which document of the page it is. Calls from scripts pass untouched.
 */
export const plainVisitorForm =
  (form: string, page: PathName, { isTold = false, below }: { isTold?: boolean; below?: string } = {}): MiddlewareHandler<RestEnv> =>
  async (c, next) => {
    await next();
    if (!isPlainForm(c)) return;
    if (!c.error) {
      if (isTold) keepFormDraft(c, { form, isDone: true, ...(await keptForm(c, [])) });
      else dropFormDraft(c);
      return;
    }
    const refusal = refusalOf(c.error);
    if (refusal.statusCode >= 500) return;
    const kept = await keptForm(c, problemsOf(refusal));
    c.res = undefined; // Hono would merge the refusal's headers
    c.res = new Response(null, { status: 303, headers: { location: pathBack(c, page, below && kept.fields[below]) } });
    keepFormDraft(c, { form, isDone: false, ...kept });
  };
