import 'server-only';
import type { OutboxHandler } from '#backend/jobs/jobs.ts';
import { contactMailJob } from '#backend/mail/mail.ts';
import { attachmentNames } from '#shared/contract/contact-files.ts';
import { filesOf } from './attachments.ts';

const timeoutMs = 30_000;

const addressOf = (url: string, locale: string, address: string): URL => {
  const target = new URL(`${url.replace(/(?<!\/)\/+$/, '')}/marketing/contact/send`);
  target.search = new URLSearchParams({ locale, ip_address: address }).toString();
  return target;
};

/**
 * Posts a request with its files to the company's own system, as a form with the names of the fields. Everything but a 2xx is retried.
 * `Idempotency-Key` is the request's id: after a late response the same request may be sent again.
 */
export const postRequest =
  (url: string): OutboxHandler =>
  async ({ payload, signal }) => {
    const { requestId, fields, ipAddress = '' } = contactMailJob.parse(payload);
    const { site: locale = '', ...typed } = fields;
    const body = new FormData();
    for (const [name, value] of Object.entries(typed)) if (value !== '') body.set(name, value);
    for (const [index, { name, mediaType, content }] of (await filesOf(requestId)).entries())
      body.set(attachmentNames[index] ?? '', new File([new Uint8Array(content)], name, { type: mediaType }));
    const response = await fetch(addressOf(url, locale, ipAddress), {
      ...{ method: 'POST', body, headers: { 'idempotency-key': requestId } },
      // Personal data must not follow a redirect.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The house's system answered ${response.status}`);
  };
