import 'server-only';
import { randomUUID } from 'node:crypto';
import { inTransaction, type Trx } from '#backend/database/database.ts';
import { enqueueConsumerMail } from '#backend/mail/mail.ts';
import { confirmMailbox } from '#backend/newsletter/newsletter.ts';
import { keptPhone } from '#backend/phone/phone.ts';
import { requireTaxNumber } from '#backend/tax-number/tax-number.ts';
import { type Confirmation, type ConsentType, consentTypes, type Registration } from '#shared/contract/registration.ts';
import type { Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { checkCode, endCodes, issueCode, refuseCode, spendCode } from './code.ts';
import { findConsents, findConsumerByEmail, insertConsumer, keepConsents, updateConsumer } from './consumer.queries.ts';
import type { ConsumerTable } from './consumer.table.ts';
import { hashPassword } from './password-hash.ts';
import { refuseGuessable } from './password-strength.ts';

/** An address as it is compared. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

const given = (consents: Registration['consentsModel']): ConsentType[] => consentTypes.filter((type) => consents[type]);

const rowOf = (
  site: Site,
  { email, customerType, salutation, firstName, lastName, phone, company, taxNumber }: Registration,
  passwordHash: string,
  now: number,
): ConsumerTable => ({
  consumerId: randomUUID(),
  email,
  emailKey: emailKeyOf(email),
  customerType,
  salutation,
  firstName,
  lastName,
  phone,
  company,
  taxNumber,
  passwordHash,
  billing: null,
  country: site.country,
  language: site.language,
  confirmedAt: null,
  createdAt: now,
  changedAt: now,
});

/** Queues the mail with link and one-time password; `key` makes it one mail. */
export const mailConfirmation = async (trx: Trx, site: Site, consumer: ConsumerTable, key: string): Promise<void> => {
  const { codeId, secret } = await issueCode(trx, consumer.consumerId, 'email');
  const query = new URLSearchParams({ id: codeId, userId: consumer.consumerId });
  const link = `${pathTo(site, 'confirmRegistration')}?${query}`;
  await enqueueConsumerMail(trx, key, { template: 'account-confirm', site, to: consumer.email, person: consumer, link, code: secret });
};

/** Tells the owner of an address, and nobody else, that it has an account already. */
export const mailKnown = (trx: Trx, site: Site, consumer: ConsumerTable, key: string): Promise<void> =>
  enqueueConsumerMail(trx, key, { template: 'account-known', site, to: consumer.email, person: consumer, link: pathTo(site, 'login') });

/**
 * Opens an account that counts once its mailbox is proved (U-02). An address that has one already gets a mail that says so;
 * the caller learns nothing, and what it costs is the same. `also` happens together with a new account, or not at all.
 */
export const register = async (
  site: Site,
  registration: Registration,
  also?: (trx: Trx, consumerId: string) => Promise<void>,
): Promise<void> => {
  const taxNumber = requireTaxNumber(site.country, registration);
  refuseGuessable(registration.password, registration);
  const phone = keptPhone(site.country, registration.phone);
  const passwordHash = await hashPassword(registration.password);
  const row = rowOf(site, { ...registration, phone, taxNumber }, passwordHash, Date.now());
  await inTransaction(async (trx) => {
    const key = randomUUID();
    const made = await insertConsumer(trx, row);
    if (made) {
      await endCodes(trx, made.consumerId);
      await keepConsents(trx, made.consumerId, given(registration.consentsModel), row.createdAt);
      await also?.(trx, made.consumerId);
      return mailConfirmation(trx, site, made, key);
    }
    const known = await findConsumerByEmail(trx, row.emailKey);
    if (known) await mailKnown(trx, site, known, key);
  });
};

/** Proves the mailbox: from now on the consumer can log in, and has the newsletter that was ticked. Throws CodeException for a code that is wrong, used or too old. */
export const confirmEmail = async (site: Site, { id, otp, userId }: Confirmation): Promise<void> => {
  const consumerId = await checkCode('email', id, otp);
  if (consumerId !== userId) throw refuseCode('email');
  await inTransaction(async (trx) => {
    await spendCode(trx, 'email', id, consumerId);
    const consumer = await updateConsumer(trx, consumerId, { confirmedAt: Date.now() });
    const consents = await findConsents(trx, consumerId);
    if (consents.some(({ type }) => type === 'Newsletter')) await confirmMailbox(trx, site, consumer);
  });
};
