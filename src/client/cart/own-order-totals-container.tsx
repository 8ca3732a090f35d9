'use client';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { ConsumerOrder } from '#shared/contract/consumer-order.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { account } from '#state/account.ts';
import { ExplainedTotals } from './explained-totals.tsx';
import { sumsOfOrder } from './order-summary.tsx';

type Props = {
  site: Site;
  /** The destination, in the shopper's language. */
  countryName: string;
  messages: Pick<Messages, 'cart'>;
  /** Personal documents bring their order along. */
  order?: ConsumerOrder | null | undefined;
};

/** All totals of the current order of the account. */
export const OwnOrderTotalsContainer = ({ site, countryName, messages, order: initial }: Props) => {
  const order = (useSnapshot(account).order as ConsumerOrder | null | undefined) ?? initial;
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  return order ? <ExplainedTotals sums={sumsOfOrder(order).sums} locale={site.locale} country={countryName} t={t} /> : null;
};
