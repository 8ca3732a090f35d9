import 'server-only';
import { randomUUID } from 'node:crypto';
import { requireValidAddress } from '#backend/cart/cart.ts';
import { database, inTransaction, nextMoment, type Trx } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { type Address, address } from '#shared/contract/address.ts';
import { type DeliveryAddress, type EditedAddress, maxAddresses, type NewAddress } from '#shared/contract/consumer-address.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { deleteAddress, findAddresses, insertAddress, setPrimary, updateAddress } from './address.queries.ts';
import { updateConsumer } from './consumer.queries.ts';
import type { ConsumerAddressTable } from './consumer.table.ts';
import { duplicateWindowMs } from './duplicate-window.ts';
import { getConsumer, lockConsumer } from './profile.ts';

const present = ({ addressId, isPrimary, isPrivate, address: json }: ConsumerAddressTable): DeliveryAddress => ({
  ...address.parse(JSON.parse(json)),
  id: addressId,
  isPrimary: isPrimary === 1,
  isPrivate: isPrivate === 1,
});

const list = async (db: Trx | typeof database, consumerId: string): Promise<DeliveryAddress[]> =>
  (await findAddresses(db, consumerId)).map(present);

const unknown = (): DomainError =>
  new DomainError(
    'AddressNotFoundException',
    404,
    { fields: [{ field: 'id', messageKey: 'general.validation.notValid' }] },
    'No such address',
  );

/** The delivery addresses of a consumer, the primary one first; with `country` only those in it. */
export const listAddresses = async (consumerId: string, country?: CountryCode): Promise<DeliveryAddress[]> =>
  (await list(database, consumerId)).filter((entry) => country === undefined || entry.country === country);

/** Changes addresses under a lock of the account, and ensures that exactly one of them is the primary one. */
const change = (consumerId: string, work: (trx: Trx) => Promise<void>): Promise<DeliveryAddress[]> =>
  inTransaction(async (trx) => {
    await lockConsumer(trx, consumerId);
    await work(trx);
    const [first, second] = await findAddresses(trx, consumerId);
    if (first && (first.isPrimary === 0 || second?.isPrimary === 1)) await setPrimary(trx, consumerId, first.addressId);
    return list(trx, consumerId);
  });

/** Saves a new delivery address (U-05); the same address sent twice within seconds is one. Rejects fields that break its country's rules. */
export const addAddress = (consumerId: string, { isPrimary, isPrivate, ...entry }: NewAddress): Promise<DeliveryAddress[]> =>
  change(consumerId, async (trx) => {
    requireValidAddress(entry);
    const existing = await findAddresses(trx, consumerId);
    const since = Date.now() - duplicateWindowMs;
    const addressJson = JSON.stringify(entry);
    if (
      existing.some(
        ({ address: json, isPrivate: was, createdAt }) => json === addressJson && was === Number(isPrivate) && createdAt >= since,
      )
    )
      return;
    if (existing.length >= maxAddresses)
      throw new DomainError('AddressesFullException', 400, {}, `An account holds up to ${maxAddresses} delivery addresses`);
    const addressId = randomUUID();
    await insertAddress(trx, {
      addressId,
      consumerId,
      isPrimary: 0,
      isPrivate: isPrivate ? 1 : 0,
      address: addressJson,
      createdAt: nextMoment(Math.max(0, ...existing.map(({ createdAt }) => createdAt))),
    });
    if (isPrimary) await setPrimary(trx, consumerId, addressId);
  });

/** Changes a delivery address. The primary one stays primary until another one becomes it. */
export const editAddress = (consumerId: string, { id, isPrimary, isPrivate, ...entry }: EditedAddress): Promise<DeliveryAddress[]> =>
  change(consumerId, async (trx) => {
    requireValidAddress(entry);
    const isKnown = await updateAddress(trx, consumerId, id, { isPrivate: isPrivate ? 1 : 0, address: JSON.stringify(entry) });
    if (!isKnown) throw unknown();
    if (isPrimary) await setPrimary(trx, consumerId, id);
  });

/** Makes a delivery address the primary one. */
export const makePrimary = (consumerId: string, id: string): Promise<DeliveryAddress[]> =>
  change(consumerId, async (trx) => {
    if (!(await updateAddress(trx, consumerId, id, { isPrimary: 1 }))) throw unknown();
    await setPrimary(trx, consumerId, id);
  });

/** Deletes a delivery address; if it was the primary one, the oldest of the others takes its place. */
export const removeAddress = (consumerId: string, id: string): Promise<DeliveryAddress[]> =>
  change(consumerId, async (trx) => {
    if (!(await deleteAddress(trx, consumerId, id))) throw unknown();
  });

/** The billing address; null until it is known. */
export const getBilling = async (consumerId: string): Promise<Address | null> => {
  const { billing } = await getConsumer(consumerId);
  return billing === null ? null : address.parse(JSON.parse(billing));
};

/** Saves the billing address. Rejects fields that break its country's rules. */
export const setBillingAddress = (consumerId: string, billing: Address): Promise<Address> =>
  inTransaction(async (trx) => {
    requireValidAddress(billing);
    await lockConsumer(trx, consumerId);
    await updateConsumer(trx, consumerId, { billing: JSON.stringify(billing) });
    return billing;
  });
