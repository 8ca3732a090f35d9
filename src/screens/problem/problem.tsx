import { TextLink } from '#client/primitives/link/text-link.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { company } from '#shared/company/company.ts';
import type { Site } from '#shared/country/site.ts';
import { DryTapDrawing } from './dry-tap-drawing.tsx';
import styles from './problem.module.css';
import { ProblemMessage } from './problem-message.tsx';

type Props = {
  site: Site;
  /** HTTP status of the failure. @default 500 */
  status?: number;
  /** What happened, for the shopper; a general text by default. */
  message?: string | undefined;
};

/** The generic error page: status, message, reload, home, support. It has no breadcrumbs. */
export const Problem = async ({ site, status = 500, message }: Props) => {
  const t = await getTranslator(site.locale);
  return (
    <div className={`wrap ${styles['problem']}`}>
      <title>{t('shell.problem.status', { status })}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['words']}>
        <ProblemMessage site={site} status={status} message={message} />
        <section className={styles['support']}>
          <h2 className={styles['title']}>{t('shell.problem.support')}</h2>
          <p>
            <TextLink href={`tel:${company.phone.replaceAll(' ', '')}`} variant="action">
              {company.phone}
            </TextLink>
          </p>
          <p>
            <TextLink href={`mailto:${company.email}`} variant="action">
              {company.email}
            </TextLink>
          </p>
          <p className={styles['hours']}>{t('shell.footer.hours')}</p>
        </section>
      </div>
      <DryTapDrawing locale={site.locale} />
    </div>
  );
};
