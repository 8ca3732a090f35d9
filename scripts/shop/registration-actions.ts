import { database } from '#backend/database/database.ts';
import { getRegistration, listRegistrations, type RegisteredProductTable } from '#backend/guarantee/guarantee.ts';
import { time } from './format.ts';
import { print, printJson } from './output.ts';

const line = ({ registrationId, createdAt, sku, productKey, guaranteeEnds, email }: RegisteredProductTable): string =>
  [registrationId, time(createdAt), (sku ?? productKey).padEnd(12), `until ${guaranteeEnds}`, email].join('  ');

// The secret opens a registration for the recipient of its mail only.
const withoutSecrets = (row: RegisteredProductTable) => {
  const { secret: _, fingerprint: __, ...shown } = row;
  return shown;
};

/** Prints the newest registrations. */
export const list = async ({ limit, json }: { limit: number; json?: true }): Promise<void> => {
  const rows = await listRegistrations(database, limit);
  if (json) printJson(rows.map(withoutSecrets));
  else print(rows.length === 0 ? 'No registrations' : rows.map(line).join('\n'));
};

/** Prints one registration: the product, its purchase, its owner, and the end of its guarantee. */
export const show = async (registrationId: string, { json }: { json?: true }): Promise<void> => {
  const row = await getRegistration(database, registrationId);
  if (json) return printJson(withoutSecrets(row));
  const { name, sku, productKey, firstName, lastName, country, language, purchasedOn, boughtAt, guaranteeYears, guaranteeEnds } = row;
  print(
    [
      line(row),
      [name, sku ?? productKey].join('  '),
      `bought on ${purchasedOn} at ${boughtAt}`,
      `${guaranteeYears} years of guarantee, until ${guaranteeEnds}`,
      `${firstName} ${lastName}, ${country}, ${language}`,
    ].join('\n'),
  );
};
