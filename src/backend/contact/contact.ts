import 'server-only';
import { randomUUID } from 'node:crypto';
import { pathOfPage } from '#backend/content/content.ts';
import type { Trx } from '#backend/database/database.ts';
import { enqueueContactMail } from '#backend/mail/mail.ts';
import { keptPhone } from '#backend/phone/phone.ts';
import { fullName } from '#shared/address/address-lines.ts';
import type { ContactConfiguration, ContactRequest, RequirableField } from '#shared/contract/contact.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

/** Fields that the form requires beside the ones that every request needs. */
export const requiredFields: RequirableField[] = ['firstName', 'lastName'];

/** What the contact form asks in a site, and where it leads afterwards. */
export const getContactConfiguration = async (site: Site): Promise<ContactConfiguration> => {
  const t = createTranslator(site.language, await loadMessages(site.language));
  return {
    issueOne: t('contact.issue.one'),
    issueTwo: t('contact.issue.two'),
    issueThree: t('contact.issue.three'),
    requiredFields,
    successUrl: pathOfPage(site, 'contact-success') ?? site.root,
  };
};

/** Keeps a request and queues its mail, both or neither (F-05). Answers the id of the request. */
export const receiveRequest = async (trx: Trx, site: Site, request: ContactRequest): Promise<string> => {
  const requestId = randomUUID();
  const createdAt = Date.now();
  const { country, language } = site;
  const numbers = { phone: keptPhone(country, request.phone), fax: keptPhone(country, request.fax, 'fax') };
  const fields = Object.fromEntries(Object.entries({ ...request, ...numbers }).filter(([name]) => name !== 'captcha'));
  await trx
    .insertInto('contactRequest')
    .values({ requestId, country, language, fields: JSON.stringify(fields), createdAt })
    .execute();
  const replyTo = { name: fullName(request, country), address: request.email };
  await enqueueContactMail(trx, { requestId, replyTo, fields: { ...fields, site: site.locale } });
  return requestId;
};
