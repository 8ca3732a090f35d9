import 'server-only';
import { randomUUID } from 'node:crypto';
import { getContactConfiguration } from '#backend/contact-form/contact-form.ts';
import type { Trx } from '#backend/database/database.ts';
import { enqueueContactMail, enqueueContactReceipt } from '#backend/mail/mail.ts';
import { normalizePhone } from '#backend/phone/phone.ts';
import { fullName } from '#shared/address/address-lines.ts';
import type { ContactRequest } from '#shared/contract/contact.ts';
import type { Site } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';
import { requireAttachmentSpace } from './attachment-space.ts';
import { saveFiles } from './attachments.ts';
import type { CheckedFile } from './check-files.ts';

// Received requests, and their deletion.

export { filesOf } from './attachments.ts';
export { deleteOldRequests, deleteRequestsOf, eraseRequest } from './delete-requests.ts';
export { getRequest, listRequests, listRequestsOf, noRequest, type ShownRequest } from './find-request.ts';

// A form without script that was rejected.

export { readOwnContact } from './own-contact.ts';

/** A request that was checked; `isReceiptDue` is false where its address has had too many receipts. */
type Received = { request: ContactRequest; files: readonly CheckedFile[]; isReceiptDue: boolean; ipAddress: string };

const ownTopic = async (site: Site, topic: string): Promise<string> => {
  const { issueOne, issueTwo, issueThree } = await getContactConfiguration(site);
  return [issueOne, issueTwo, issueThree].includes(topic) ? topic : '';
};

/** Saves a request with its files and queues its mails, all or none (F-05). Returns the id of the request. */
export const receiveRequest = async (trx: Trx, site: Site, { request, files, isReceiptDue, ipAddress }: Received): Promise<string> => {
  const requestId = randomUUID();
  const createdAt = Date.now();
  await requireAttachmentSpace(trx, files);
  const { country, language } = site;
  const numbers = { phone: normalizePhone(country, request.phone), fax: normalizePhone(country, request.fax, 'fax') };
  const fields = Object.fromEntries(Object.entries({ ...request, ...numbers }).filter(([name]) => !['captcha', 'website'].includes(name)));
  await trx
    .insertInto('contactRequest')
    .values({ requestId, country, language, fields: JSON.stringify(fields), emailKey: request.email.toLowerCase(), createdAt })
    .execute();
  await saveFiles(trx, requestId, files);
  const replyTo = { name: fullName(request, country), address: request.email };
  // Only the company's own system needs it.
  const asked = environment().CONTACT_ERP_URL === undefined ? {} : { ipAddress };
  await enqueueContactMail(trx, { requestId, replyTo, fields: { ...fields, site: site.locale }, ...asked });
  if (isReceiptDue) await enqueueContactReceipt(trx, { requestId, site, to: request.email, topic: await ownTopic(site, request.topic) });
  return requestId;
};
