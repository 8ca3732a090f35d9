import { RegisterForm } from '#client/login/register-form.tsx';
import { SideCard } from '#client/login/side-card.tsx';
import { captchaProps } from '#server-components/captcha/captcha-props.tsx';
import { pathTo } from '#shared/routes/paths.ts';
import { consentTextsOf } from './consent-texts.tsx';
import { readFormSetting } from './form-setting.ts';
import { VisitorScreen, type VisitorScreenProps } from './visitor-screen.tsx';

/** Registers an account (U-02). */
export const RegisterScreen = async ({ site, isNoScript = false, hasSent, draft, ticket }: VisitorScreenProps) => {
  const { t, setting } = await readFormSetting(site, draft);
  return (
    <VisitorScreen
      site={site}
      title={t('access.register.title')}
      description={t('access.login.text')}
      path={pathTo(site, 'register')}
      isGuarded={!isNoScript}
      hasSent={hasSent}
      side={
        <SideCard
          title={t('access.register.haveTitle')}
          text={t('access.register.haveText')}
          link={{ href: pathTo(site, 'login'), text: t('access.login.title') }}
        />
      }
    >
      <RegisterForm {...setting} {...captchaProps(site, t)} ticket={ticket} consents={consentTextsOf(site, t)} />
    </VisitorScreen>
  );
};
