import { enabledPurposes } from '#backend/consent-question/consent-question.ts';
import { getCountry } from '#backend/content/content.ts';
import { ConsentForm } from '#client/consent/consent-form.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { settingsPathOf } from '#server-components/media/blocked-texts.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { revisionOf } from '#shared/consent/purposes.ts';
import { environment } from '#shared/environment/environment.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './privacy-settings.module.css';
import type { PrivacySettingsData } from './privacy-settings.schema.ts';
import { PurposeRow } from './purpose-row.tsx';
import { PurposeSwitch } from './purpose-switch.tsx';

const Necessary = ({ level, t }: { level: 2 | 3; t: Translate }) => (
  <PurposeRow purpose="necessary" level={level} t={t}>
    <p className={styles.always}>
      <Icon name="lock" size="s" isInLine /> {t('consent.alwaysOn')}
    </p>
  </PurposeRow>
);

/**
 * Where the visitor decides what may be loaded, and reads what is stored (G-02, Y-10). Without script only the list is shown: no third
 * party is loaded then. With a third-party consent manager, the link to this page opens its settings.
 */
export const PrivacySettings = async ({ site, id, language, data: { headline, hasNecessary } }: ModuleProps<PrivacySettingsData>) => {
  const t = await getTranslator(site.locale);
  const purposes = enabledPurposes();
  const { isRequired } = getCountry(site.country).consent;
  const level = headline === null ? 2 : 3;
  const head = headline !== null && (
    <div lang={langOf(language, site.language)}>
      <Heading level={2}>{headline}</Heading>
    </div>
  );
  if (isRequired && environment().CONSENT_MANAGER_URL !== undefined) {
    return (
      <SectionFrame id={id}>
        {head}
        <ul className={styles.purposes}>
          {hasNecessary && <Necessary level={level} t={t} />}
          {purposes.map((purpose) => (
            <PurposeSwitch key={purpose} level={level} purpose={purpose} isOn={undefined} t={t} />
          ))}
        </ul>
        <p className={styles.always}>
          <ButtonLink href={settingsPathOf(site)}>{t('consent.settings')}</ButtonLink>
        </p>
      </SectionFrame>
    );
  }
  return (
    <SectionFrame id={id}>
      {head}
      <ConsentForm
        revision={revisionOf(purposes)}
        isRequired={isRequired}
        locale={site.locale}
        texts={{
          chosen: t('consent.chosen', { date: '{date}' }),
          undecided: t(isRequired ? 'consent.undecided' : 'consent.granted'),
          withoutScript: t('consent.withoutScript'),
          signal: [t('consent.signal'), ...(purposes.includes('advertising') ? [t('consent.signalChoice')] : [])],
          record: t('consent.record', { id: '{id}' }),
          saved: t('consent.saved'),
          failed: t('consent.failed'),
          reject: t('consent.reject'),
          accept: t('consent.accept'),
          save: t('consent.save'),
        }}
      >
        <ul className={styles.purposes}>
          {hasNecessary && <Necessary level={level} t={t} />}
          {purposes.map((purpose) => (
            <PurposeSwitch key={purpose} level={level} purpose={purpose} isOn={!isRequired} t={t} />
          ))}
        </ul>
      </ConsentForm>
    </SectionFrame>
  );
};
