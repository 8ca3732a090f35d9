import type { Db } from '#backend/database/database.ts';
import { hashToken, keyOfConsumer } from '#backend/rest/rest.ts';
import { maxAddresses } from '#shared/contract/consumer-address.ts';
import { voidReturnStates } from '#shared/contract/return.ts';

const ofAccounts = ['session', 'consumerCode', 'consumerConsent', 'consumerAddress', 'accountDraft', 'savedCard', 'knownDevice'] as const;
const bound = ['order', 'registeredProduct'] as const;
const mostOfDraft = 20_000;

const faultsOfOwners = async (db: Db): Promise<string[]> => {
  const known = new Set((await db.selectFrom('consumer').select('consumerId').execute()).map(({ consumerId }) => consumerId));
  const faults: string[] = [];
  for (const table of ofAccounts) {
    const rows = await db.selectFrom(table).select('consumerId').execute();
    faults.push(...rows.filter(({ consumerId }) => !known.has(consumerId)).map(({ consumerId }) => `${table} of nobody: ${consumerId}`));
  }
  for (const table of bound) {
    const rows = await db.selectFrom(table).select('consumerId').where('consumerId', 'is not', null).execute();
    faults.push(
      ...rows.filter(({ consumerId }) => !known.has(consumerId ?? '')).map(({ consumerId }) => `${table} of nobody: ${consumerId}`),
    );
  }
  return faults;
};

const faultsOfAddresses = async (db: Db): Promise<string[]> => {
  const addresses = await db.selectFrom('consumerAddress').select(['consumerId', 'isPrimary']).execute();
  return [...Map.groupBy(addresses, ({ consumerId }) => consumerId)].flatMap(([consumerId, own]) => {
    const primary = own.filter(({ isPrimary }) => isPrimary === 1).length;
    return primary === 1 && own.length <= maxAddresses ? [] : [`${consumerId} has ${own.length} addresses, ${primary} of them primary`];
  });
};

const faultsOfReturns = async (db: Db): Promise<string[]> => {
  const returned = await db
    .selectFrom('orderReturnLine')
    .innerJoin('orderReturn', 'orderReturn.returnId', 'orderReturnLine.returnId')
    .select(['orderId', 'position', 'quantity', 'state'])
    .execute();
  const lines = await db.selectFrom('orderLine').select(['orderId', 'position', 'quantity']).execute();
  const comeBack = Map.groupBy(
    returned.filter(({ state }) => !voidReturnStates.includes(state)),
    ({ orderId, position }) => `${orderId} ${position}`,
  );
  return lines.flatMap(({ orderId, position, quantity }) => {
    const back = comeBack.get(`${orderId} ${position}`) ?? [];
    const pieces = back.reduce((sum, line) => sum + line.quantity, 0);
    return pieces <= quantity ? [] : [`${pieces} pieces of ${quantity} in line ${position} of ${orderId} come back`];
  });
};

/** Inconsistencies in accounts and their data. */
export const faultsOfAccounts = async (db: Db): Promise<string[]> => {
  const consumers = await db.selectFrom('consumer').select(['email', 'emailKey', 'passwordHash']).execute();
  // Each change of an address can be undone by a link of its own.
  const codes = await db.selectFrom('consumerCode').select(['consumerId', 'purpose']).where('purpose', '!=', 'undoNewEmail').execute();
  const drafts = await db.selectFrom('accountDraft').select('draft').execute();
  const doubled = codes.length - new Set(codes.map(({ consumerId, purpose }) => `${consumerId} ${purpose}`)).size;
  return [
    ...consumers.filter(({ email, emailKey }) => emailKey !== email.trim().toLowerCase()).map(({ email }) => `${email} has another key`),
    ...consumers.filter(({ passwordHash }) => !passwordHash.startsWith('$argon2id$')).map(({ email }) => `${email} has a bare password`),
    ...(doubled === 0 ? [] : [`${doubled} codes beside another one of the same purpose`]),
    ...drafts.filter(({ draft }) => draft.length > mostOfDraft).map(({ draft }) => `a draft of ${draft.length} characters`),
    ...(await faultsOfOwners(db)),
    ...(await faultsOfAddresses(db)),
    ...(await faultsOfReturns(db)),
  ];
};

/** All data of an account: no other account's call may change it. */
export const readAccount = async (db: Db, consumerId: string): Promise<object> => {
  const hash = hashToken(keyOfConsumer(consumerId));
  const own: Record<string, unknown> = {};
  for (const table of ['consumer', ...bound, ...ofAccounts] as const)
    own[table] = await db.selectFrom(table).selectAll().where('consumerId', '=', consumerId).execute();
  own['cart'] = await db.selectFrom('cart').selectAll().where('tokenHash', '=', hash).execute();
  own['wishlist'] = await db.selectFrom('wishlistItem').selectAll().where('tokenHash', '=', hash).execute();
  own['share'] = await db.selectFrom('wishlistShare').selectAll().where('tokenHash', '=', hash).execute();
  return own;
};
