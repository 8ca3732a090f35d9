import { wordsOf } from '#backend/consent-question/consent-question.ts';
import { RadioGroup } from '#client/primitives/radio-group/radio-group.tsx';
import type { Purpose } from '#shared/consent/purposes.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './privacy-settings.module.css';
import { PurposeRow } from './purpose-row.tsx';

type Props = {
  /** Level of its heading in the page's outline. */
  level: 2 | 3;
  purpose: Purpose;
  /** The default state before a choice; undefined where the choice is made elsewhere. */
  isOn: boolean | undefined;
  t: Translate;
};

/** One purpose with off beside on, both equally easy to choose. */
export const PurposeSwitch = ({ level, purpose, isOn, t }: Props) => (
  <PurposeRow purpose={purpose} level={level} t={t}>
    {isOn !== undefined && (
      <div className={styles.switch}>
        <RadioGroup
          id={`consent-${purpose}`}
          name={purpose}
          label={wordsOf(t, purpose).label}
          isLabelHidden
          variant="segments"
          defaultValue={isOn ? 'granted' : 'denied'}
          options={[
            { value: 'denied', label: t('consent.off') },
            { value: 'granted', label: t('consent.on') },
          ]}
        />
      </div>
    )}
  </PurposeRow>
);
