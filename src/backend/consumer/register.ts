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
import { mailBudgets } from './mail-budgets.ts';
import { hashPendingPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';
import { insertPending } from './pending-account.queries.ts';

/** An address normalised for comparison. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** The data of a new account. */
type NewAccount = Omit<Registration, 'captcha'>;

/** `orderId` names an order that becomes the account's. `checkCaptcha` throws CaptchaException. */
export type RegisterOptions = { checkCaptcha: () => Promise<void>; deviceHash: string; orderId?: string | null };

const rowOf = (
  { country, language }: Site,
  { email, customerType, salutation, firstName, lastName, phone, company, taxNumber, consentsModel }: NewAccount,
  passwordHash: string,
  { orderId = null, deviceHash }: Pick<RegisterOptions, 'orderId' | 'deviceHash'>,
): PendingAccountTable => {
  const accountFields = {
    ...{ email, emailKey: emailKeyOf(email), passwordHash, customerType, salutation, firstName, lastName, phone, company, taxNumber },
    ...{ country, language, orderId, consents: JSON.stringify(consentTypes.filter((type) => consentsModel[type])) },
  };
  const now = Date.now();
  return {
    ...accountFields,
    ...{ consumerId: randomUUID(), fingerprint: hashToken(JSON.stringify(Object.values(accountFields))), createdAt: now, askedAt: now },
    ...{ deviceHash, codeId: null, secretHash: null, tries: 0, expiresAt: 0 },
  };
};

/** Queues the mail with link and one-time password; `key` makes it one mail. */
export const mailConfirmation = async (trx: Trx, site: Site, pending: PendingAccountTable, key: string): Promise<void> => {
  const { codeId, otp } = await issueConfirmation(trx, pending.consumerId);
  const query = new URLSearchParams({ id: codeId, userId: pending.consumerId });
  const link = `${pathTo(site, 'confirmRegistration')}?${query}`;
  await enqueueConsumerMail(trx, key, { template: 'account-confirm', site, to: pending.email, person: anonymous, link, code: otp });
};

/** Notifies the owner of an address, and nobody else, that it already has an account. */
export const mailExistingAccount = (trx: Trx, site: Site, consumer: ConsumerTable, key: string): Promise<void> =>
  enqueueConsumerMail(trx, key, { template: 'account-known', site, to: consumer.email, person: consumer, link: pathTo(site, 'login') });

/**
 * Saves a registration, which becomes an account once its mailbox is verified (U-02); it does not affect other registrations with the same
 * address. An address that already has an account gets a mail that says so; the caller learns nothing, and the response takes as long.
 * Where the address has had too many mails the registration is saved all the same, and its owner can request the mail later. The captcha
 * comes after the fields: one solution allows one registration, and should not be lost to a wrong number.
 */
export const register = async (site: Site, registration: NewAccount, options: RegisterOptions): Promise<void> => {
  const taxNumber = requireTaxNumber(site.country, registration);
  requireStrongPassword(registration.password, registration);
  const phone = normalizePhone(site.country, registration.phone);
  await options.checkCaptcha();
  const passwordHash = await hashPendingPassword(emailKeyOf(registration.email), registration.password);
  const row = rowOf(site, { ...registration, phone, taxNumber }, passwordHash, options);
  await mailBudgets.register.spend(row.email, (mayMail) =>
    inTransaction(async (trx) => {
      const pending = await insertPending(trx, row);
      if (!pending || !mayMail) return { isMailed: false };
      const key = randomUUID();
      const existing = await findConsumerByEmail(trx, row.emailKey);
      await (existing ? mailExistingAccount(trx, site, existing, key) : mailConfirmation(trx, site, pending, key));
      return { isMailed: true };
    }),
  );
};
