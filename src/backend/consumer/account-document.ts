import 'server-only';
import { DomainError } from '#backend/errors/errors.ts';
import type { AccountDraft, AccountOverview } from '#shared/contract/account-overview.ts';
import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import type { Site } from '#shared/country/site.ts';
import { takeAccountDraft } from './account-draft.ts';
import { ownerOfCookies, presentOverview } from './overview.ts';
import { presentOwnOrder } from './own-orders.ts';

/** All that a plain document of an account shows. `order` is null where the account has none of that number. */
export type AccountDocument = {
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

/** What a plain document shows to whoever is logged in, with what came of their last form, told once; undefined for everybody else. `cookies` is the Cookie header. */
export const loadAccountDocument = async (site: Site, cookies: string, orderId?: string): Promise<AccountDocument | undefined> => {
  const owner = await ownerOfCookies(cookies);
  if (!owner) return undefined;
  const overview = await presentOverview(site, owner);
  const draft = await takeAccountDraft(owner.consumerId);
  const missing = draft?.form === 'reorder' ? (draft.fields['missing'] ?? '').split(',').filter(Boolean) : [];
  if (orderId === undefined) return { overview, draft };
  return { overview, draft, missing, order: await findOwnOrder(owner.consumerId, orderId) };
};
