import 'server-only';
import type { OutboxHandler } from '#backend/jobs/jobs.ts';
import { environment } from '#shared/environment/environment.ts';
import { filesOf } from './attachments.ts';
import { postRequest } from './post-request.ts';

type Mailing = (findFiles: typeof filesOf) => OutboxHandler;

/** The outbox handler that forwards a request with its files: to the company's own system where one is configured, else by mail (F-05). */
export const forwardRequest = (mailing: Mailing): OutboxHandler => {
  const mailRequest = mailing((requestId) => filesOf(requestId));
  return (work) => {
    const { CONTACT_ERP_URL: url } = environment();
    return url === undefined ? mailRequest(work) : postRequest(url)(work);
  };
};
