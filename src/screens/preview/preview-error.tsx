import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';
import { FaultList } from './fault-list.tsx';
import styles from './preview.module.css';

type Props = {
  site: Site;
  /** Why no draft is shown: the address has expired or was changed, the page is missing, or it is invalid. */
  reason: 'expired' | 'forged' | 'missing' | 'faulty';
  /** The path of the published page, where the requester may know it. */
  published?: string | undefined;
  faults?: readonly { file: string; message: string }[];
};

/** Shown at a preview address without a draft: the reason, and the way on. */
export const PreviewError = async ({ site, reason, published, faults = [] }: Props) => {
  const t = await getTranslator(site.locale);
  const title = t(`preview.${reason}.title`);
  return (
    <div className={`wrap ${styles['rejected']}`}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>{title}</Heading>
      <p className={styles['lead']}>{t(`preview.${reason}.text`)}</p>
      {faults.length > 0 && <FaultList lines={faults.map(({ file, message }) => `${file}: ${message}`)} />}
      <p>
        <ButtonLink href={published ?? site.root} variant="line">
          {t(published === undefined ? 'shell.notFound.home' : 'preview.published')}
        </ButtonLink>
      </p>
    </div>
  );
};
