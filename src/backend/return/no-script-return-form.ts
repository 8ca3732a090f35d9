import 'server-only';
import type { MiddlewareHandler } from 'hono';
import { captchaProblems } from '#backend/captcha/captcha.ts';
import type { DomainError } from '#backend/errors/errors.ts';
import { isNoScriptForm, type RestEnv, readToken, rejectedForm, setTokenCookie, toDomainError } from '#backend/rest/rest.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { saveReturnDraft } from './return-session.ts';

// Page messages for errors without fields; all others get a generic message.
const messages: Record<string, string> = {
  OrderNotFoundException: 'returns.refused.notFound',
  TooManyRequestsException: 'returns.refused.tooMany',
  StatementChangedException: 'returns.refused.changed',
};

const problemsOf = (domainError: DomainError): FieldProblem[] => {
  const { data, exception } = domainError;
  return (
    captchaProblems(domainError) ?? data.fields ?? [{ field: '', messageKey: messages[exception] ?? 'general.messages.generalAPIError' }]
  );
};

/**
 * A rejected form redirects (303) to its document, which shows the input and its problems (B-01). Calls from scripts pass through
 * unchanged.
 */
export const noScriptReturnForm: MiddlewareHandler<RestEnv> = async (c, next) => {
  await next();
  if (!c.error || !isNoScriptForm(c)) return;
  const domainError = toDomainError(c.error);
  if (domainError.statusCode >= 500) return;
  const draft = await rejectedForm(c, problemsOf(domainError));
  // A failed search says nothing about the order that was found before.
  const currentToken = c.req.path.endsWith('/find') ? undefined : readToken(c, 'return');
  const token = await saveReturnDraft(currentToken, JSON.stringify(draft));
  c.res = undefined; // Hono would merge the error's headers
  c.res = new Response(null, { status: 303, headers: { location: noScriptPathTo(c.get('site'), 'returnOrder') } });
  setTokenCookie(c, 'return', token);
};
