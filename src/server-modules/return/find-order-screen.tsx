import { FindOrderForm } from '#client/return/find-order-form.tsx';
import { Lead } from '#client/return/lead.tsx';
import type { ReturnDesk } from '#shared/contract/return.ts';
import type { Site } from '#shared/country/site.ts';
import { ReturnScreen, returnTitle } from './return-screen.tsx';

type Props = { site: Site; orderId?: string | undefined; desk?: Pick<ReturnDesk, 'draft'> };

/** The way in: nothing in it is personal but what a refused form held. The order's number may come with the path. */
export const FindOrderScreen = ({ site, orderId, desk = { draft: null } }: Props) => (
  <ReturnScreen site={site} step="state">
    {(t) => ({
      title: returnTitle(site, t),
      content: (
        <>
          <Lead>{t('returns.lead')}</Lead>
          <FindOrderForm desk={desk} orderId={orderId} t={t} />
        </>
      ),
    })}
  </ReturnScreen>
);
