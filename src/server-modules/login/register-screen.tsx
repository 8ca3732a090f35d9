import { pathOfPage } from '#backend/content/content.ts';
import { RegisterForm } from '#client/login/register-form.tsx';
import { SideCard } from '#client/login/side-card.tsx';
import { pathTo } from '#shared/routes/paths.ts';
import { ConsentText } from './consent-text.tsx';
import { readFormSetting } from './form-setting.ts';
import { VisitorScreen, type VisitorScreenProps } from './visitor-screen.tsx';

/** Opens an account (U-02). */
export const RegisterScreen = async ({ site, isPlain = false, draft }: VisitorScreenProps) => {
  const { t, setting } = await readFormSetting(site, draft);
  const terms = (slot: (text: string) => string): string =>
    t('checkout.summary.termsOnly', { terms: slot(t('checkout.summary.termsLink')) });
  const privacy = (slot: (text: string) => string): string =>
    t('access.register.privacy', { privacy: slot(t('access.register.privacyLink')) });
  return (
    <VisitorScreen
      site={site}
      title={t('access.register.title')}
      description={t('access.login.text')}
      path={pathTo(site, 'register')}
      isGuarded={!isPlain}
      side={
        <SideCard
          title={t('access.register.haveTitle')}
          text={t('access.register.haveText')}
          link={{ href: pathTo(site, 'login'), text: t('access.login.title') }}
        />
      }
    >
      <RegisterForm
        {...setting}
        consents={{
          terms: <ConsentText write={terms} href={pathOfPage(site, 'terms') ?? site.root} />,
          privacy: <ConsentText write={privacy} href={pathOfPage(site, 'privacy') ?? site.root} />,
        }}
      />
    </VisitorScreen>
  );
};
