import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { ReloadButton } from '#client/shell/reload-button.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';
import styles from './problem.module.css';

type Props = {
  site: Site;
  /** HTTP status of the failure; undefined where no response arrived. */
  status?: number | undefined;
  /** What happened, for the shopper; a general text by default. */
  message?: string | undefined;
};

/** What happened, and two ways on: reload, and home. */
export const ProblemMessage = async ({ site, status, message }: Props) => {
  const t = await getTranslator(site.locale);
  return (
    <>
      <div className={styles['text']} role="alert">
        {status !== undefined && <p className={styles['status']}>{t('shell.problem.status', { status })}</p>}
        <h1 className={styles['headline']}>{t('shell.problem.title')}</h1>
        <p className={styles['lead']}>{message ?? (t('shell.problem.text') || t('general.label.error'))}</p>
      </div>
      <div className={styles['actions']}>
        {status !== 404 && <ReloadButton>{t('shell.problem.reload')}</ReloadButton>}
        <ButtonLink href={site.root} variant="line">
          {t('shell.problem.home')}
        </ButtonLink>
      </div>
    </>
  );
};

/** Shown alone where a page could not be fetched, since the layout around it is lost, too. */
export const StandaloneProblem = ({ site }: { site: Site }) => (
  <main className={`wrap ${styles['problem']}`}>
    <div className={styles['words']}>
      <ProblemMessage site={site} />
    </div>
  </main>
);
