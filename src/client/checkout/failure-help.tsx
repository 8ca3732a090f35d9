import { TextLink } from '#client/primitives/link/text-link.tsx';
import { List } from '#client/primitives/list/list.tsx';
import { company } from '#shared/company/company.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './failure-view.module.css';

const tips = ['helpApprove', 'helpLimit', 'helpOther'] as const;

/** What has helped others whose payment failed, and who can be asked. */
export const FailureHelp = ({ t }: { t: Translate }) => (
  <section className={styles['help']} aria-labelledby="failure-help">
    <h2 id="failure-help" className={styles['title']}>
      {t('checkout.failure.helpTitle')}
    </h2>
    <List mark="check" items={tips.map((id) => ({ id, content: t(`checkout.failure.${id}`) }))} />
    <p className={styles['ask']}>
      {t('shell.checkout.questions')} <TextLink href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</TextLink>
      <br />
      {t('shell.footer.hours')}
    </p>
  </section>
);
