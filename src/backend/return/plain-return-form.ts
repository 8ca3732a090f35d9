import 'server-only';
import type { MiddlewareHandler } from 'hono';
import { captchaProblems } from '#backend/captcha/captcha.ts';
import type { DomainError } from '#backend/errors/errors.ts';
import { isPlainForm, keepToken, keptForm, type RestEnv, readToken, refusalOf } from '#backend/rest/rest.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { plainPathTo } from '#shared/routes/paths.ts';
import { keepDraft } from './desk.ts';

// What a refusal without fields says on the page; the rest says that something went wrong.
const messages: Record<string, string> = {
  OrderNotFoundException: 'returns.refused.notFound',
  TooManyRequestsException: 'returns.refused.tooMany',
  StatementChangedException: 'returns.refused.changed',
};

const problemsOf = (refusal: DomainError): FieldProblem[] => {
  const { data, exception } = refusal;
  return captchaProblems(refusal) ?? data.fields ?? [{ field: '', messageKey: messages[exception] ?? 'general.messages.generalAPIError' }];
};

/** A refused form leads back (303) to its document, which shows what was typed and what is wrong (B-01). Calls from scripts pass untouched. */
export const plainReturnForm: MiddlewareHandler<RestEnv> = async (c, next) => {
  await next();
  if (!c.error || !isPlainForm(c)) return;
  const refusal = refusalOf(c.error);
  if (refusal.statusCode >= 500) return;
  const draft = await keptForm(c, problemsOf(refusal));
  // A search that failed says nothing about the order that was found before.
  const known = c.req.path.endsWith('/find') ? undefined : readToken(c, 'return');
  const token = await keepDraft(known, JSON.stringify(draft));
  c.res = undefined; // Hono would merge the refusal's headers
  c.res = new Response(null, { status: 303, headers: { location: plainPathTo(c.get('site'), 'returnOrder') } });
  keepToken(c, 'return', token);
};
