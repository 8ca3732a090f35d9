import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { ReloadButton } from '#client/shell/reload-button.tsx';
import { company } from '#shared/company/company.ts';
import type { Site } from '#shared/country/site.ts';
import { getTranslator } from '../translator.ts';
import { DryTapDrawing } from './dry-tap-drawing.tsx';
import styles from './problem.module.css';

type Props = {
  site: Site;
  /** HTTP status of the failure. @default 500 */
  status?: number;
  /** What happened, for the shopper; left out: the general words. */
  message?: string | undefined;
};

/** The generic error page: status, message, reload, home, support. It stands without breadcrumbs. */
export const Problem = async ({ site, status = 500, message }: Props) => {
  const say = await getTranslator(site.language);
  return (
    <div className={`wrap ${styles['problem']}`}>
      <title>{say('shell.problem.status', { status })}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['words']}>
        <div className={styles['text']} role="alert">
          <p className={styles['status']}>{say('shell.problem.status', { status })}</p>
          <h1 className={styles['headline']}>{say('shell.problem.title')}</h1>
          <p className={styles['lead']}>{message ?? (say('shell.problem.text') || say('general.label.error'))}</p>
        </div>
        <div className={styles['actions']}>
          {status !== 404 && <ReloadButton>{say('shell.problem.reload')}</ReloadButton>}
          <ButtonLink href={site.root} variant="line">
            {say('shell.problem.home')}
          </ButtonLink>
        </div>
        <section className={styles['support']}>
          <h2 className={styles['title']}>{say('shell.problem.support')}</h2>
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
          <p className={styles['hours']}>{say('shell.footer.hours')}</p>
        </section>
      </div>
      <DryTapDrawing locale={site.locale} />
    </div>
  );
};
