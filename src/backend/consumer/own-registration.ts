import 'server-only';
import {
  presentRegistration,
  type RegisteredProductTable,
  registrationOfLink,
  registrationOfSender,
} from '#backend/guarantee/guarantee.ts';
import { readFormFlash, readNumbers } from '#backend/rest/rest.ts';
import { visitorOf } from '#backend/session/session.ts';
import { fullName } from '#shared/address/address-lines.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import {
  type ProductLink,
  type RegisteredProduct,
  type RegisterProduct,
  registerProductBody,
} from '#shared/contract/registered-product.ts';
import type { Site } from '#shared/country/site.ts';

/** The data of a registration's document: a registered product, or a rejected form as it was sent. */
type OwnRegistration = {
  registered: (RegisteredProduct & { email: string; holder: string; isConfirmed: boolean }) | undefined;
  isLoggedIn: boolean;
  draft: { fields: Record<string, string>; problems: FieldProblem[] } | undefined;
};

const present = (site: Site, row: RegisteredProductTable | undefined): OwnRegistration['registered'] => {
  if (!row) return undefined;
  const isConfirmed = row.consumerId !== null || row.confirmedAt !== null;
  return { ...presentRegistration(site, row), email: row.email, holder: fullName(row, site.country), isConfirmed };
};

// Form fields are flat, `purchasedOn.day`; the contract nests them.
const sentOf = (fields: Record<string, string>): RegisterProduct | undefined => {
  const { 'purchasedOn.day': day = '', 'purchasedOn.month': month = '', 'purchasedOn.year': year = '', ...others } = fields;
  return registerProductBody.safeParse(readNumbers(registerProductBody, { ...others, purchasedOn: { day, month, year } })).data;
};

/** The registration that the link of a mail names, else the one that this browser has just sent. `cookies` is the Cookie header. */
export const readOwnRegistration = async (site: Site, cookies: string, link: ProductLink | undefined): Promise<OwnRegistration> => {
  const isLoggedIn = (await visitorOf(cookies)).status === 'ACTIVE';
  if (link) return { isLoggedIn, registered: present(site, await registrationOfLink(link)), draft: undefined };
  const draft = readFormFlash(cookies, 'productRegistration');
  if (!draft?.isDone) return { isLoggedIn, registered: undefined, draft };
  const sent = sentOf(draft.fields);
  return { isLoggedIn, registered: present(site, sent && (await registrationOfSender(site, sent))), draft: undefined };
};
