import type { FoundContentPage } from '#backend/content/content.ts';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { sectionFaults } from '#server-modules/section-faults.ts';
import type { Site } from '#shared/country/site.ts';
import { timeZones } from '#shared/country/time-zones.ts';
import { dateFormat } from '#shared/i18n/formats.ts';
import { FaultList } from './fault-list.tsx';
import styles from './preview.module.css';

type Props = {
  site: Site;
  found: FoundContentPage;
  /** Changes with the draft. */
  version: string;
  /** When its address expires. */
  until: Date;
  /** The path of the published page; undefined for one that is not published yet. */
  published: string | undefined;
};

/** Above an unpublished page: that it is a draft, which one, until when it can be viewed, and its remaining errors. */
export const PreviewBar = async ({ site, found, version, until, published }: Props) => {
  const t = await getTranslator(site.locale);
  const time = dateFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZones[site.country] });
  const faults = sectionFaults(found.texts.sections);
  return (
    <section className={styles['bar']} aria-label={t('preview.label')}>
      <div className={`wrap ${styles['line']}`}>
        <p className={styles['draft']}>
          <Icon name="edit" size="s" />
          {t('preview.draft', { version })}
        </p>
        <p>{t('preview.until', { time: time.format(until) })}</p>
        {published === undefined ? (
          <p>{t('preview.unpublished')}</p>
        ) : (
          <TextLink href={published} variant="action">
            {t('preview.published')}
          </TextLink>
        )}
      </div>
      {faults.length > 0 && (
        <div className="wrap">
          <p className={styles['invalid']}>{t('preview.faults')}</p>
          <FaultList lines={faults.map(({ location, message }) => `${location}: ${message}`)} />
        </div>
      )}
    </section>
  );
};
