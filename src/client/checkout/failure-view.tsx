import type { ReactNode } from 'react';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Verbatim } from '#client/primitives/typography/verbatim.tsx';
import type { FailedPayment } from '#shared/contract/own-order.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { FailureFacts } from './failure-facts.tsx';
import { FailureHelp, type HelpTexts } from './failure-help.tsx';
import styles from './failure-view.module.css';

type Props = {
  site: Site;
  failId: string | undefined;
  /** The result of the last attempt; undefined for other browsers and until it is known. */
  failure?: FailedPayment | null | undefined;
  /** The payment methods if the cart is still there; otherwise a link leads to them. */
  payAgain?: ReactNode;
  help: HelpTexts;
  t: Translate;
};

/** The payment failed: why, that nothing was charged, how to pay now, and the details. */
export const FailureView = ({ site, failId, failure, payAgain, help, t }: Props) => (
  <div className={styles['failure']}>
    <h1>{t('checkout.failure.title')}</h1>
    <Message kind="error" title={failure ? t(`checkout.failure.reason.${failure.reason}`) : undefined}>
      <p>{t('checkout.failure.text')}</p>
      {failId !== undefined && (
        <p className={styles['reference']}>
          <Verbatim>{(slot) => t('checkout.failure.reference', { failId: slot(failId) })}</Verbatim>
        </p>
      )}
    </Message>
    {payAgain !== undefined ? (
      <section className={styles['part']} aria-labelledby="pay-again">
        <h2 id="pay-again" className={styles['title']}>
          {t('checkout.failure.again')}
        </h2>
        {payAgain}
      </section>
    ) : (
      <p className={styles['links']}>
        <ButtonLink href={pathTo(site, 'checkoutPayment')}>{t('checkout.failure.retry')}</ButtonLink>
        <ButtonLink href={pathTo(site, 'cart')} variant="line">
          {t('checkout.failure.cart')}
        </ButtonLink>
      </p>
    )}
    {failure && <FailureFacts failure={failure} site={site} t={t} />}
    <FailureHelp reason={failure?.reason} words={help} t={t} />
  </div>
);
