import 'server-only';
import type { MiddlewareHandler } from 'hono';
import type { DomainError } from '#backend/errors/errors.ts';
import { clearFormFlash, isNoScriptForm, type RestEnv, rejectedForm, setFormFlash, toDomainError } from '#backend/rest/rest.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';

const problemsOf = ({ data, exception }: DomainError): FieldProblem[] => {
  // A browser without script cannot solve a challenge: its second page says so, and carries a ticket instead.
  if (data.cause === 'NOT_READY') return [{ field: '', messageKey: 'contact.again' }];
  const whole = exception === 'TooManyRequestsException' ? 'access.refused.tooMany' : 'general.messages.generalAPIError';
  return data.fields ?? [{ field: '', messageKey: whole }];
};

// The maximum that the call accepts.
const longestMessage = 5000;

/** For the form without script (B-01): an error redirects (303) to a page of its own with the fields as they were; files must be chosen again. */
export const noScriptContactForm: MiddlewareHandler<RestEnv> = async (c, next) => {
  await next();
  if (!isNoScriptForm(c)) return;
  if (!c.error) return clearFormFlash(c);
  const domainError = toDomainError(c.error);
  // A body that is no form has no fields to show again.
  if (domainError.statusCode >= 500 || domainError.exception === 'MalformedBodyException') return;
  const rejected = await rejectedForm(c, problemsOf(domainError), longestMessage);
  c.res = undefined; // Hono would merge the error's headers
  c.res = new Response(null, { status: 303, headers: { location: noScriptPathTo(c.get('site'), 'contact') } });
  setFormFlash(c, { form: 'contact', isDone: false, ...rejected });
};
