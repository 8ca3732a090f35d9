import { TextLink } from '#client/primitives/link/text-link.tsx';
import { List } from '#client/primitives/list/list.tsx';
import { company } from '#shared/company/company.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { FailureReason } from '#shared/payment/failure-reasons.ts';
import styles from './failure-view.module.css';

/** Contact options and phone hours. */
export type HelpTexts = { questions: string; hours: string };

type Props = { reason?: FailureReason | undefined; words: HelpTexts; t: Translate };

type Tip = 'helpApprove' | 'helpLimit' | 'helpOther';

// The advice depends on the error; a buyer who cancelled needs none.
const tipsFor: Record<FailureReason, readonly Tip[]> = {
  declined: ['helpApprove', 'helpLimit', 'helpOther'],
  insufficientFunds: ['helpLimit', 'helpOther'],
  authenticationFailed: ['helpApprove', 'helpOther'],
  expired: ['helpApprove'],
  cancelled: [],
  unavailable: ['helpOther'],
};

/** What usually helps after a payment error of this kind, and whom to ask. */
export const FailureHelp = ({ reason = 'declined', words, t }: Props) => {
  const tips = tipsFor[reason];
  return (
    <section className={styles['part']} aria-label={t('checkout.failure.helpTitle')}>
      {tips.length > 0 && (
        <>
          <h2 className={styles['title']}>{t('checkout.failure.helpTitle')}</h2>
          <List mark="check" items={tips.map((id) => ({ id, content: t(`checkout.failure.${id}`) }))} />
        </>
      )}
      <p className={styles['ask']}>
        {words.questions} <TextLink href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</TextLink>
        <br />
        {words.hours}
      </p>
    </section>
  );
};
