import 'server-only';
import { findGuaranteed } from '#backend/catalogue/catalogue.ts';
import { type Db, database, inTransaction, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import type { ProductLink, RegisteredProduct, RegisterProduct } from '#shared/contract/registered-product.ts';
import type { Site } from '#shared/country/site.ts';
import { dayIn } from '#shared/guarantee/calendar-day.ts';
import {
  bindToAccount,
  confirmByLink,
  deleteAllOwned,
  deleteByLink,
  deleteEndedBefore,
  deleteOwned,
  findByFingerprint,
  findRegistration,
  listOwned,
  type RegistrationOwner,
} from './guarantee.queries.ts';
import type { RegisteredProductTable } from './guarantee.table.ts';
import { fingerprintOf } from './register-product.ts';

const notFound = (registrationId: string): DomainError =>
  new DomainError('RegistrationNotFoundException', 404, {}, `No registration ${registrationId}`);

/** A registration in the reader's language; a product that has left the catalogue is shown under its former name. */
export const presentRegistration = (site: Site, row: RegisteredProductTable): RegisteredProduct => {
  const { registrationId, productKey, sku, purchasedOn, guaranteeYears, guaranteeEnds, boughtAt, createdAt } = row;
  const guaranteed = findGuaranteed(site, sku ?? productKey);
  return {
    ...{ registrationId, productKey, sku, purchasedOn, guaranteeYears, guaranteeEnds, boughtAt },
    name: guaranteed?.name ?? row.name,
    variantName: sku === null ? null : (guaranteed?.variantName ?? null),
    picture: guaranteed?.picture ?? null,
    registeredAt: createdAt,
  };
};

/** The registration that was just sent, found by its complete input: nobody who knows less of it can find it. */
export const registrationOfSender = async (site: Site, sent: RegisterProduct): Promise<RegisteredProductTable | undefined> => {
  const product = findGuaranteed(site, sent.model);
  return product && findByFingerprint(database, fingerprintOf(site, product.sku ?? product.productKey, sent));
};

/** The registration that the link of a mail names. */
export const registrationOfLink = async ({ id, key }: ProductLink): Promise<RegisteredProductTable | undefined> => {
  const row = await findRegistration(database, id);
  return row?.secret === key ? row : undefined;
};

/** Withdraws the registration of a link; one that was already withdrawn stays so. */
export const removeRegistrationByLink = ({ id, key }: ProductLink): Promise<void> => deleteByLink(database, id, key);

/** The owner of the mailbox confirms a registration: an account with this address shows it. Throws RegistrationNotFoundException. */
export const confirmProduct = async ({ id, key }: ProductLink): Promise<void> => {
  if (!(await confirmByLink(database, id, key, Date.now()))) throw notFound(id);
};

/** A registration by its id; throws RegistrationNotFoundException. */
export const getRegistration = async (db: Db, registrationId: string): Promise<RegisteredProductTable> => {
  const row = await findRegistration(db, registrationId);
  if (row) return row;
  throw notFound(registrationId);
};

/** The registrations of an account, the newest first. */
export const listOwnProducts = async (site: Site, owner: RegistrationOwner): Promise<RegisteredProduct[]> =>
  (await listOwned(database, owner)).map((row) => presentRegistration(site, row));

/** Withdraws a registration of an account; throws RegistrationNotFoundException for anyone else's. */
export const removeOwnProduct = async (owner: RegistrationOwner, registrationId: string): Promise<void> => {
  const isRemoved = await inTransaction((trx) => deleteOwned(trx, owner, registrationId));
  if (!isRemoved) throw notFound(registrationId);
};

/** Called before an account's address changes: registrations made with it stay with the account. */
export const bindProductsOf = (trx: Trx, owner: RegistrationOwner): Promise<void> => bindToAccount(trx, owner);

/** Deletes everything that an account has registered. */
export const deleteProductsOf = (trx: Trx, owner: RegistrationOwner): Promise<void> => deleteAllOwned(trx, owner);

const week = 7 * 24 * 60 * 60 * 1000;

/** Deletes registrations a week after their guarantee has ended, since the last day is still valid in some time zone. */
export const deleteEndedGuarantees = (now = Date.now()): Promise<void> => deleteEndedBefore(database, dayIn(now - week, 'UTC'));
