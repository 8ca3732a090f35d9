import 'server-only';
import type { MiddlewareHandler } from 'hono';
import type { DomainError } from '#backend/errors/errors.ts';
import { dropFormDraft, isPlainForm, keepFormDraft, keptForm, type RestEnv, refusalOf } from '#backend/rest/rest.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { plainPathTo } from '#shared/routes/paths.ts';

const problemsOf = ({ data, exception }: DomainError): FieldProblem[] => {
  // A browser without script solves nothing: its second page says so, and carries a ticket instead.
  if (data.cause === 'NOT_READY') return [{ field: '', messageKey: 'contact.again' }];
  const whole = exception === 'TooManyRequestsException' ? 'access.refused.tooMany' : 'general.messages.generalAPIError';
  return data.fields ?? [{ field: '', messageKey: whole }];
};

// As long as the call takes it.
const longestMessage = 5000;

/** For the form without script (B-01): a refusal leads back (303) to a page of its own with the fields as they were; files must be chosen again. */
export const plainContactForm: MiddlewareHandler<RestEnv> = async (c, next) => {
  await next();
  if (!isPlainForm(c)) return;
  if (!c.error) return dropFormDraft(c);
  const refusal = refusalOf(c.error);
  // A body that is no form has no fields to show again.
  if (refusal.statusCode >= 500 || refusal.exception === 'MalformedBodyException') return;
  const kept = await keptForm(c, problemsOf(refusal), longestMessage);
  c.res = undefined; // Hono would merge the refusal's headers
  c.res = new Response(null, { status: 303, headers: { location: plainPathTo(c.get('site'), 'contact') } });
  keepFormDraft(c, { form: 'contact', isDone: false, ...kept });
};
