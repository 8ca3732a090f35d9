import { DoneView } from '#client/login/done-view.tsx';
import { ResetForm } from '#client/login/reset-form.tsx';
import { VisitorLead } from '#client/login/visitor-frame.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { pathTo } from '#shared/routes/paths.ts';
import { readFormSetting } from './form-setting.ts';
import { VisitorScreen, type VisitorScreenProps } from './visitor-screen.tsx';

type Props = VisitorScreenProps & {
  /** The parameters of the link in the mail; undefined without it. */
  link?: { trxId: string; trnxId: string } | undefined;
};

/** Sets a new password by the link in a mail (U-04). Without the link it says where to get one. */
export const ResetScreen = async ({ site, draft, link }: Props) => {
  const { t, setting } = await readFormSetting(site, draft);
  const login = { href: pathTo(site, 'login'), text: t('access.login.title') };
  const content = link ? (
    <>
      <VisitorLead>{t('access.reset.lead')}</VisitorLead>
      <ResetForm {...setting} {...link} />
    </>
  ) : (
    <>
      <VisitorLead>{t('access.reset.noLink')}</VisitorLead>
      <ButtonLink href={pathTo(site, 'forgotPassword')} isBlock>
        {t('access.forgot.submit')}
      </ButtonLink>
    </>
  );
  return (
    <VisitorScreen
      site={site}
      title={t('access.reset.title')}
      description={t('access.reset.noLink')}
      path={pathTo(site, 'resetPassword')}
      isGuarded={false}
    >
      {draft?.isDone ? <DoneView title={t('access.reset.doneTitle')} text={t('access.reset.doneText')} link={login} /> : content}
    </VisitorScreen>
  );
};
