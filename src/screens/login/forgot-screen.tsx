import { AskMailForm } from '#client/login/ask-mail-form.tsx';
import { VisitorLead } from '#client/login/visitor-frame.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { pathTo } from '#shared/routes/paths.ts';
import { readFormSetting } from './form-setting.ts';
import { VisitorScreen, type VisitorScreenProps } from './visitor-screen.tsx';

/** Requests a link for a new password (U-04). */
export const ForgotScreen = async ({ site, isNoScript = false, hasSent, draft }: VisitorScreenProps) => {
  const { t, setting } = await readFormSetting(site, draft);
  return (
    <VisitorScreen
      site={site}
      title={t('access.forgot.title')}
      description={t('access.forgot.lead')}
      path={pathTo(site, 'forgotPassword')}
      isGuarded={!isNoScript}
      hasSent={hasSent}
    >
      <VisitorLead>{t('access.forgot.lead')}</VisitorLead>
      <AskMailForm {...setting} kind="reset" />
      <TextLink href={pathTo(site, 'login')} variant="back">
        {t('access.forgot.back')}
      </TextLink>
    </VisitorScreen>
  );
};
