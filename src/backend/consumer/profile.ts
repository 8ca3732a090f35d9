import 'server-only';
import { database, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { formatPhone, normalizePhone } from '#backend/phone/phone.ts';
import { requireTaxNumber } from '#backend/tax-number/tax-number.ts';
import type { Profile } from '#shared/contract/consumer.ts';
import type { Person } from '#shared/contract/registration.ts';
import type { Site } from '#shared/country/site.ts';
import { findConsents, findConsumerRow, lockConsumerRow, updateConsumer } from './consumer.queries.ts';
import type { ConsumerTable } from './consumer.table.ts';

// The account was deleted in another window while this one still has its session.
const noAccountError = (): DomainError => new DomainError('NotLoggedInException', 401, {}, 'There is no such account any more');

/** The account of an id; throws NotLoggedInException if it does not exist. */
export const getConsumer = async (consumerId: string): Promise<ConsumerTable> => {
  const row = await findConsumerRow(database, consumerId);
  if (!row) throw noAccountError();
  return row;
};

/** The account, locked until the transaction ends: no other change of it can interleave. */
export const lockConsumer = async (trx: Trx, consumerId: string): Promise<ConsumerTable> => {
  const row = await lockConsumerRow(trx, consumerId);
  if (!row) throw noAccountError();
  return row;
};

/** The owner's personal data. */
export const getProfile = async (consumerId: string): Promise<Profile> => {
  const { email, customerType, salutation, firstName, lastName, phone, company, taxNumber } = await getConsumer(consumerId);
  const consents = await findConsents(database, consumerId);
  return {
    information: { id: consumerId },
    email,
    customerType,
    salutation,
    firstName,
    lastName,
    phone: formatPhone(phone),
    company,
    taxNumber,
    consents: consents.map(({ type }) => type),
  };
};

/** Changes the owner's personal data (U-05); the email address stays. Rejects an invalid tax number of a company. */
export const editProfile = async ({ country }: Site, consumerId: string, person: Person): Promise<Profile> => {
  const taxNumber = requireTaxNumber(country, person);
  const phone = normalizePhone(country, person.phone);
  await inTransaction(async (trx) => {
    await lockConsumer(trx, consumerId);
    await updateConsumer(trx, consumerId, { ...person, phone, taxNumber });
  });
  return getProfile(consumerId);
};
