import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { FailureHelp } from './failure-help.tsx';
import styles from './failure-view.module.css';

/** The payment failed: what happened, that nothing was charged, and how to go on. */
export const FailureView = ({ site, failId, t }: { site: Site; failId: string | undefined; t: Translate }) => (
  <div className={styles['failure']}>
    <h1>{t('checkout.failure.title')}</h1>
    <Message kind="error" title={t('checkout.failure.text')}>
      {failId !== undefined && <p>{t('checkout.failure.reference', { failId })}</p>}
    </Message>
    <p className={styles['links']}>
      <ButtonLink href={pathTo(site, 'checkoutPayment')}>{t('checkout.failure.retry')}</ButtonLink>
      <ButtonLink href={pathTo(site, 'cart')} variant="line">
        {t('checkout.failure.cart')}
      </ButtonLink>
    </p>
    <FailureHelp t={t} />
  </div>
);
