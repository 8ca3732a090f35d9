import 'server-only';
import { createTicket } from '#backend/captcha/captcha.ts';
import { readFormFlash } from '#backend/rest/rest.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';

/** A rejected no-script form as it was sent, and the ticket for sending it again. `cookies` is the Cookie header. */
export const readOwnContact = async (
  cookies: string,
): Promise<{ fields: Record<string, string>; problems: FieldProblem[]; ticket: string }> => {
  const draft = readFormFlash(cookies, 'contact');
  return { fields: draft?.fields ?? {}, problems: draft?.problems ?? [], ticket: await createTicket() };
};
