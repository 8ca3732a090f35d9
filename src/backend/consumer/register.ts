import 'server-only';
import { randomUUID } from 'node:crypto';
import { inTransaction, type Trx } from '#backend/database/database.ts';
import { anonymous, enqueueConsumerMail } from '#backend/mail/mail.ts';
import { normalizePhone } from '#backend/phone/phone.ts';
import { hashToken } from '#backend/rest/rest.ts';
import { requireTaxNumber } from '#backend/tax-number/tax-number.ts';
import { consentTypes, type Registration } from '#shared/contract/registration.ts';
import type { Site } from '#shared/country/site.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { issueConfirmation } from './confirmation-code.ts';
import { findConsumerByEmail } from './consumer.queries.ts';
import type { ConsumerTable, PendingAccountTable } from './consumer.table.ts';
import { hashPendingPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';
import { insertPending } from './pending-account.queries.ts';

/** An address as it is compared. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** What an account is opened with, once it is known that a person asks for it. */
type NewAccount = Omit<Registration, 'captcha'>;

const rowOf = (
  { country, language }: Site,
  { email, customerType, salutation, firstName, lastName, phone, company, taxNumber, consentsModel }: NewAccount,
  passwordHash: string,
  orderId: string | null,
): PendingAccountTable => {
  const accountFields = {
    ...{ email, emailKey: emailKeyOf(email), passwordHash, customerType, salutation, firstName, lastName, phone, company, taxNumber },
    ...{ country, language, orderId, consents: JSON.stringify(consentTypes.filter((type) => consentsModel[type])) },
  };
  const now = Date.now();
  return {
    ...accountFields,
    ...{ consumerId: randomUUID(), fingerprint: hashToken(JSON.stringify(Object.values(accountFields))), createdAt: now, askedAt: now },
    ...{ codeId: null, secretHash: null, tries: 0, expiresAt: 0 },
  };
};

/** Queues the mail with link and one-time password; `key` makes it one mail. */
export const mailConfirmation = async (trx: Trx, site: Site, pending: PendingAccountTable, key: string): Promise<void> => {
  const { codeId, otp } = await issueConfirmation(trx, pending.consumerId);
  const query = new URLSearchParams({ id: codeId, userId: pending.consumerId });
  const link = `${pathTo(site, 'confirmRegistration')}?${query}`;
  await enqueueConsumerMail(trx, key, { template: 'account-confirm', site, to: pending.email, person: anonymous, link, code: otp });
};

/** Tells the owner of an address, and nobody else, that it has an account already. */
export const mailExistingAccount = (trx: Trx, site: Site, consumer: ConsumerTable, key: string): Promise<void> =>
  enqueueConsumerMail(trx, key, { template: 'account-known', site, to: consumer.email, person: consumer, link: pathTo(site, 'login') });

/**
 * Takes down an account that is there once its mailbox is proved (U-02); nothing of it touches what others asked for with the same
 * address. An address that has an account already gets a mail that says so; the caller learns nothing, and what it costs is the same.
 * `orderId` names an order that becomes the account's. Where the address has had enough mail, `isMailed` is false: what was asked for is
 * kept all the same, and its owner asks for the mail later.
 */
export const register = async (
  site: Site,
  registration: NewAccount,
  { isMailed, orderId = null }: { isMailed: boolean; orderId?: string | null },
): Promise<void> => {
  const taxNumber = requireTaxNumber(site.country, registration);
  requireStrongPassword(registration.password, registration);
  const phone = normalizePhone(site.country, registration.phone);
  const passwordHash = await hashPendingPassword(emailKeyOf(registration.email), registration.password);
  const row = rowOf(site, { ...registration, phone, taxNumber }, passwordHash, orderId);
  await inTransaction(async (trx) => {
    const pending = await insertPending(trx, row);
    if (!pending || !isMailed) return;
    const key = randomUUID();
    const existing = await findConsumerByEmail(trx, row.emailKey);
    await (existing ? mailExistingAccount(trx, site, existing, key) : mailConfirmation(trx, site, pending, key));
  });
};
