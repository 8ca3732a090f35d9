import { LoginForm } from '#client/login/login-form.tsx';
import { SideCard } from '#client/login/side-card.tsx';
import { pathTo } from '#shared/routes/paths.ts';
import { safeRedirectPath } from '#shared/routes/safe-redirect-path.ts';
import { readFormSetting } from './form-setting.ts';
import { VisitorScreen, type VisitorScreenProps } from './visitor-screen.tsx';

/** The login; `redirect` is the return path, within this shop only. */
export const LoginScreen = async ({
  site,
  isNoScript = false,
  hasSent,
  draft,
  redirect,
}: VisitorScreenProps & { redirect: string | undefined }) => {
  const { t, setting } = await readFormSetting(site, draft);
  const points = [t('access.login.newOrders'), t('access.login.newAddresses'), t('access.login.newWishes')];
  return (
    <VisitorScreen
      site={site}
      title={t('access.login.title')}
      description={t('access.login.text')}
      path={pathTo(site, 'login')}
      isGuarded={!isNoScript}
      hasSent={hasSent}
      side={
        <SideCard
          title={t('access.login.newTitle')}
          points={points}
          link={{ href: pathTo(site, 'register'), text: t('access.register.title') }}
          note={t('access.login.newGuest')}
        />
      }
    >
      <LoginForm {...setting} redirect={safeRedirectPath(redirect)} />
    </VisitorScreen>
  );
};
