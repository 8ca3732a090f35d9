import { Message } from '#client/primitives/message/message.tsx';
import { OpenConfirmView } from '#client/return/open-confirm-view.tsx';
import { OpenReceiptView } from '#client/return/open-receipt-view.tsx';
import type { ReturnSession } from '#shared/contract/return.ts';
import type { Site } from '#shared/country/site.ts';
import { ReturnScreen } from './return-screen.tsx';

type Props = { site: Site; returnSession: ReturnSession; open: NonNullable<ReturnSession['open']>; moment: (at: number) => string };

/** A withdrawal whose order was not found: its confirmation step, or its receipt. */
export const OpenWithdrawalScreen = ({ site, returnSession, open, moment }: Props) => {
  const { receipt } = open;
  return (
    <ReturnScreen site={site} step={receipt ? 'done' : 'confirm'} editAction="/returns/open/edit">
      {(t) =>
        receipt
          ? {
              title: t('mail.return-withdrawn.heading'),
              content: (
                <>
                  <Message kind="success" role="status" title={t('returns.received', { moment: moment(receipt.receivedAt) })} />
                  <OpenReceiptView open={open} receipt={receipt} t={t} />
                </>
              ),
            }
          : { title: t('returns.confirm.withdrawal'), content: <OpenConfirmView returnSession={returnSession} open={open} t={t} /> }
      }
    </ReturnScreen>
  );
};
