import 'server-only';
import { createHash } from 'node:crypto';
import { findGuaranteed } from '#backend/catalogue/catalogue.ts';
import { inTransaction } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { enqueueGuaranteeMail } from '#backend/mail/mail.ts';
import { createOrderId } from '#backend/order/order.ts';
import { createToken } from '#backend/rest/rest.ts';
import type { RegisterProduct } from '#shared/contract/registered-product.ts';
import type { Site } from '#shared/country/site.ts';
import { timeZones } from '#shared/country/time-zones.ts';
import { dayIn, writeDay } from '#shared/guarantee/calendar-day.ts';
import { guaranteeEnd } from '#shared/guarantee/guarantee-end.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { findByFingerprint, insertRegistration } from './guarantee.queries.ts';
import type { RegisteredProductTable } from './guarantee.table.ts';

const fieldError = (field: string, messageKey: string, message: string): DomainError =>
  new DomainError('ValidationException', 400, { fields: [{ field, messageKey }] }, message);

const sameText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The identity of a registration: everything that was sent. A caller who repeats all of it learns nothing new from the response. */
export const fingerprintOf = ({ country }: Pick<Site, 'country'>, productId: string, sent: RegisterProduct): string => {
  const { purchasedOn, boughtAt, firstName, lastName, email } = sent;
  const parts = [country, productId, writeDay(purchasedOn), ...[boughtAt, firstName, lastName, email].map(sameText)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
};

/** Where a registration is shown and withdrawn: the link of its mail. */
const linkOf = (site: Pick<Site, 'root'>, { registrationId, secret }: RegisteredProductTable): string =>
  `${noScriptPathTo(site, 'productRegistration')}?${new URLSearchParams({ id: registrationId, key: secret })}`;

/** The named product and the terms of its guarantee from the date of purchase. Rejects by its field what is unknown, in the future, or expired. */
const termsOf = (site: Site, { model, purchasedOn }: RegisterProduct, now: number) => {
  const product = findGuaranteed(site, model);
  if (!product) throw fieldError('model', 'guarantee.refused.unknown', `No product '${model}'`);
  const bought = writeDay(purchasedOn);
  const today = dayIn(now, timeZones[site.country]);
  if (bought > today) throw fieldError('purchasedOn', 'guarantee.refused.future', 'The purchase lies in the future');
  const ends = writeDay(guaranteeEnd(purchasedOn, product.guaranteeYears));
  if (ends < today) throw fieldError('purchasedOn', 'guarantee.refused.over', `The guarantee ended on ${ends}`);
  return { product, purchasedOn: bought, guaranteeEnds: ends };
};

/**
 * Registers a product with the guarantee that runs from its purchase, and queues its mail in the same transaction (B-12). The same sent
 * again is the same registration, without another mail. `consumerId` is the logged-in consumer. Without
 * `mayMail` its registration counts all the same, and the mail is sent when the same is sent once more. Returns whether a mail was queued.
 */
export const registerProduct = async (
  site: Site,
  sent: RegisterProduct,
  { emailKey, consumerId, mayMail }: { emailKey: string; consumerId: string | undefined; mayMail: boolean },
  now = Date.now(),
): Promise<{ row: RegisteredProductTable; isMailed: boolean }> => {
  const { product, purchasedOn, guaranteeEnds } = termsOf(site, sent, now);
  const { productKey, sku, name, guaranteeYears } = product;
  const { email, firstName, lastName, boughtAt } = sent;
  const row: RegisteredProductTable = {
    registrationId: createOrderId(site.country, now, 'G'),
    fingerprint: fingerprintOf(site, sku ?? productKey, sent),
    secret: createToken(),
    consumerId: consumerId ?? null,
    country: site.country,
    language: site.language,
    ...{ email, emailKey, firstName, lastName, productKey, sku, name, purchasedOn, guaranteeYears, guaranteeEnds, boughtAt },
    createdAt: now,
    confirmedAt: null,
  };
  return inTransaction(async (trx) => {
    const stored = (await insertRegistration(trx, row)) ? row : ((await findByFingerprint(trx, row.fingerprint)) ?? row);
    if (!mayMail || stored.confirmedAt !== null) return { row: stored, isMailed: false };
    const called = withCommas(site.locale, [name, product.variantName ?? '']);
    // Keyed by the registration's id: sent once, however often it is queued.
    const isMailed = await enqueueGuaranteeMail(trx, {
      ...{ site, to: stored.email, registrationId: stored.registrationId, product: called, sku, purchasedOn, guaranteeEnds },
      link: linkOf(site, stored),
    });
    return { row: stored, isMailed };
  });
};
