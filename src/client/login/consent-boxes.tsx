'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import type { FormSetting } from './form-setting.ts';
import styles from './login.module.css';

/** The checkbox texts, with their links. */
export type ConsentTexts = { terms: ReactNode; privacy: ReactNode };

type Consents = { TermsOfUse: boolean; PrivacyPolicy: boolean; Newsletter: boolean };

type Props = {
  bind: (name: `consentsModel.${keyof Consents}`) => Omit<ComponentProps<typeof Checkbox>, 'children'>;
  /** Ticked at first. */
  defaults: Consents;
  texts: ConsentTexts;
  optional: string;
  t: Translate;
};

/** The boxes that were ticked when the form was last sent without script. */
export const consentsOfDraft = (draft: FormSetting['draft']): Consents => {
  const isTicked = (name: keyof Consents): boolean => draft?.fields[`consentsModel.${name}`] !== undefined;
  return { TermsOfUse: isTicked('TermsOfUse'), PrivacyPolicy: isTicked('PrivacyPolicy'), Newsletter: isTicked('Newsletter') };
};

/** What everybody who opens an account agrees to, and the newsletter. */
export const ConsentBoxes = ({ bind, defaults, texts, optional, t }: Props) => (
  <div className={styles['boxes']}>
    <Checkbox {...bind('consentsModel.TermsOfUse')} defaultChecked={defaults.TermsOfUse} required>
      {texts.terms}
    </Checkbox>
    <Checkbox {...bind('consentsModel.PrivacyPolicy')} defaultChecked={defaults.PrivacyPolicy} required>
      {texts.privacy}
    </Checkbox>
    <Checkbox {...bind('consentsModel.Newsletter')} defaultChecked={defaults.Newsletter}>
      {t('access.register.newsletter')} <span className={styles['note']}>({optional})</span>
    </Checkbox>
  </div>
);
