import { getCountry } from '#backend/content/content.ts';
import { OrderReturns } from '#client/account/order-returns.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import { ConfirmView } from '#client/return/confirm-view.tsx';
import { Lead } from '#client/return/lead.tsx';
import { ReceiptView } from '#client/return/receipt-view.tsx';
import { StatementForm } from '#client/return/statement-form.tsx';
import { AcceptedReturnMeta } from '#server-components/head/page-facts.tsx';
import { acceptedReturnOf } from '#shared/analytics/accepted-return.ts';
import type { ReturnSession } from '#shared/contract/return.ts';
import type { Site } from '#shared/country/site.ts';
import { FindOrderScreen } from './find-order-screen.tsx';
import { OpenWithdrawalScreen } from './open-withdrawal-screen.tsx';
import { ReturnScreen, returnTitle } from './return-screen.tsx';

type Props = {
  site: Site;
  returnSession: ReturnSession;
  /** The number from the path. */
  orderId?: string | undefined;
  /** Who is logged in. */
  contact?: { name: string; email: string } | undefined;
  /** Replaces a captcha where none is solved. */
  ticket: string;
  /** Whether the browser has sent cookies. */
  hasSent: boolean;
  /** Format a date, and a date with time, for the country. */
  date: (at: number) => string;
  moment: (at: number) => string;
};

/** The return session of one visitor: find, state, confirm, or the receipt, whichever is next. A personal document, never cached. */
export const ReturnSessionScreen = ({ site, returnSession, orderId, contact, ticket, hasSent, date, moment }: Props) => {
  const { order, statement, receipt, open } = returnSession;
  const { locale } = site;
  if (open) return <OpenWithdrawalScreen site={site} returnSession={returnSession} open={open} moment={moment} />;
  if (!order)
    return (
      <FindOrderScreen site={site} returnSession={returnSession} orderId={orderId} contact={contact} ticket={ticket} hasSent={hasSent} />
    );
  if (receipt) {
    return (
      <ReturnScreen site={site} step="done">
        {(t) => ({
          title: t(receipt.kind === 'withdrawal' ? 'mail.return-withdrawn.heading' : 'mail.return-requested.heading'),
          content: (
            <>
              <Message kind="success" role="status" title={t('returns.received', { moment: moment(receipt.createdAt) })} />
              <AcceptedReturnMeta accepted={acceptedReturnOf(receipt)} />
              <ReceiptView receipt={receipt} locale={locale} date={date} t={t} />
            </>
          ),
        })}
      </ReturnScreen>
    );
  }
  if (statement) {
    return (
      <ReturnScreen site={site} step="confirm">
        {(t) => ({
          title: t(statement.kind === 'withdrawal' ? 'returns.confirm.withdrawal' : 'returns.confirm.voluntary'),
          content: (
            <ConfirmView {...{ returnSession, order, statement, locale, date, t }} refundDays={getCountry(site.country).refundDays} />
          ),
        })}
      </ReturnScreen>
    );
  }
  return (
    <ReturnScreen site={site} step="state">
      {(t) => ({
        title: returnTitle(site, t),
        content: (
          <>
            <Lead>
              <Verbatim>{(slot) => t('returns.found', { orderId: slot(order.orderId), date: date(order.placedAt) })}</Verbatim>
            </Lead>
            <StatementForm returnSession={returnSession} order={order} locale={locale} date={date} t={t}>
              <OrderReturns returns={order.returns} locale={locale} date={date} t={t} />
            </StatementForm>
          </>
        ),
      })}
    </ReturnScreen>
  );
};
