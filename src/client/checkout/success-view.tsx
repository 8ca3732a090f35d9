import { Button } from '#client/primitives/button/button.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import { SkeletonBlock } from '#client/primitives/skeleton/skeleton-block.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import type { OwnOrder } from '#shared/contract/own-order.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { accountPath } from '#shared/routes/account-paths.ts';
import type { HelpTexts } from './failure-help.tsx';
import { FailureView } from './failure-view.tsx';
import { type OrderQuestion, orderViewStatus } from './order-view-status.ts';
import { PlacedOrder } from './placed-order.tsx';

type Props = {
  question: OrderQuestion;
  order: OwnOrder | undefined;
  site: Site;
  help: HelpTexts;
  t: Translate;
  /** The order of another browser, from whose payment this visitor comes. @default false */
  isPaid?: boolean;
  /** Retries. */
  onRetry?: () => void;
};

const Home = ({ site, t }: Pick<Props, 'site' | 't'>) => (
  <p>
    <ButtonLink href={site.root} variant="line">
      {t('checkout.success.home')}
    </ButtonLink>
  </p>
);

const Unknown = ({ site, t, isPaid }: Pick<Props, 'site' | 't' | 'isPaid'>) => (
  <>
    <h1>{t('checkout.success.page')}</h1>
    {isPaid ? (
      <Message kind="success" title={t('checkout.success.paidElsewhereTitle')}>
        {t('checkout.success.paidElsewhereText')}
      </Message>
    ) : (
      <Message kind="info" title={t('checkout.success.unknownTitle')}>
        {t('checkout.success.unknownText')}
      </Message>
    )}
    <p>
      <ButtonLink href={accountPath(site, 'orders')}>{t('checkout.success.orders')}</ButtonLink>
    </p>
    <Home site={site} t={t} />
  </>
);

/** The status of an order, only for the browser that placed it; thanks only for one that has been paid. */
export const SuccessView = ({ question, order, site, help, t, isPaid = false, onRetry }: Props) => {
  const viewStatus = orderViewStatus(question, order?.state);
  if (viewStatus === 'unknown') return <Unknown site={site} t={t} isPaid={isPaid} />;
  if (viewStatus === 'unanswered')
    return (
      <>
        <h1>{t('checkout.success.page')}</h1>
        <Message kind="error" role="alert" title={t('general.messages.generalAPIError')} />
        <Button variant="line" onClick={onRetry}>
          {t('cart.retry')}
        </Button>
      </>
    );
  if (viewStatus === 'looking' || !order)
    return (
      <>
        <h1>{t('checkout.success.page')}</h1>
        <Skeleton label={t('checkout.success.looking')}>
          <SkeletonBlock kind="control" />
          <SkeletonBlock kind="control" />
        </Skeleton>
      </>
    );
  if (viewStatus === 'failed') return <FailureView site={site} failId={order.orderId} failure={order.failure} help={help} t={t} />;
  if (viewStatus === 'cancelled' || viewStatus === 'refunded')
    return (
      <>
        <h1>{t('checkout.success.page')}</h1>
        <Message kind="info" title={t(`checkout.success.${viewStatus}`)}>
          {viewStatus === 'cancelled' && <p>{t('checkout.success.cancelledText')}</p>}
          <Verbatim>{(slot) => t('checkout.failure.reference', { failId: slot(order.orderId) })}</Verbatim>
        </Message>
        <Home site={site} t={t} />
      </>
    );
  return <PlacedOrder order={order} isPaid={viewStatus === 'paid'} site={site} t={t} />;
};
