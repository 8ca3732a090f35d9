'use client';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#client/primitives/button/button.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import type { AccountOverview } from '#shared/contract/account-overview.ts';
import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { account, loadAccount, loadOwnOrder } from '#state/account.ts';
import type { AccountDocument, AccountSetting } from './account-setting.ts';
import { AccountSkeleton } from './account-skeleton.tsx';
import { AccountView } from './account-view.tsx';
import { sectionTitles } from './section-titles.ts';

type Props = AccountSetting & {
  /** Personal documents bring this data; otherwise the container fetches it. */
  document?: AccountDocument;
};

/** An account screen rendered from the store, from loading to failed. */
export const AccountContainer = ({ messages, document, ...setting }: Props) => {
  const { site, section, id } = setting;
  const state = useSnapshot(account);
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  useEffect(() => void loadAccount(), []);
  useEffect(() => {
    if (section === 'orders' && id !== undefined) void loadOwnOrder(id);
  }, [section, id]);
  const overview = (state.overview as AccountOverview | undefined) ?? document?.overview;
  if (!overview && state.status === 'FAILED') {
    return (
      <div className="wrap">
        <Message kind="error" role="alert" title={t('account.failed')}>
          <Button variant="line" onClick={() => void loadAccount()}>
            {t('cart.retry')}
          </Button>
        </Message>
      </div>
    );
  }
  if (!overview) {
    return (
      <Skeleton label={t('account.loading')}>
        <AccountSkeleton title={t(section === undefined ? 'account.title' : sectionTitles[section])} />
      </Skeleton>
    );
  }
  const order = state.order === undefined ? document?.order : (state.order as ConsumerOrder | null);
  const missing = state.missing.length > 0 ? [...state.missing] : document?.missing;
  return <AccountView {...setting} overview={overview} draft={document?.draft ?? null} order={order} missing={missing} t={t} />;
};
