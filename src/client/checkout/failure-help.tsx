import { TextLink } from '#client/primitives/link/text-link.tsx';
import { List } from '#client/primitives/list/list.tsx';
import { company } from '#shared/company/company.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { FailureReason } from '#shared/payment/failure-reasons.ts';
import styles from './failure-view.module.css';

/** How one asks a person, and when somebody answers. */
export type HelpTexts = { questions: string; hours: string };

type Props = { reason?: FailureReason | undefined; words: HelpTexts; t: Translate };

type Tip = 'helpApprove' | 'helpLimit' | 'helpOther';

// What helps depends on what went wrong; whoever turned back needs no advice.
const tipsFor: Record<FailureReason, readonly Tip[]> = {
  declined: ['helpApprove', 'helpLimit', 'helpOther'],
  insufficientFunds: ['helpLimit', 'helpOther'],
  authenticationFailed: ['helpApprove', 'helpOther'],
  expired: ['helpApprove'],
  cancelled: [],
  unavailable: ['helpOther'],
};

/** What has helped others whose payment failed for the same reason, and who can be asked. */
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
