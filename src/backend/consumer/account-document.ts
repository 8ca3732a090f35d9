import 'server-only';
import { DomainError } from '#backend/errors/errors.ts';
import type { AccountDraft, AccountOverview } from '#shared/contract/account-overview.ts';
import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import type { Site } from '#shared/country/site.ts';
import { takeAccountDraft } from './account-draft.ts';
import { ownerOfCookies, presentOverview } from './overview.ts';
import { presentOwnOrder } from './own-orders.ts';

/** The data of an account's no-script document. `order` is null where the account has none of that number. */
type AccountDocument = {
  overview: AccountOverview;
  draft: AccountDraft | null;
  order?: ConsumerOrder | null;
  missing?: string[];
};

const findOwnOrder = async (consumerId: string, orderId: string): Promise<ConsumerOrder | null> => {
  try {
    return await presentOwnOrder(consumerId, orderId);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

/**
 * The data of a no-script document for a logged-in consumer, with the result of their last form, shown once; undefined for anyone else.
 * `cookies` is the Cookie header.
 */
export const loadAccountDocument = async (site: Site, cookies: string, orderId?: string): Promise<AccountDocument | undefined> => {
  const owner = await ownerOfCookies(cookies);
  if (!owner) return undefined;
  const overview = await presentOverview(site, owner);
  const draft = await takeAccountDraft(owner.consumerId);
  const missing = draft?.form === 'reorder' ? (draft.fields['missing'] ?? '').split(',').filter(Boolean) : [];
  if (orderId === undefined) return { overview, draft };
  return { overview, draft, missing, order: await findOwnOrder(owner.consumerId, orderId) };
};
