import { AskMailForm } from '#client/login/ask-mail-form.tsx';
import { ConfirmForm } from '#client/login/confirm-form.tsx';
import { DoneView } from '#client/login/done-view.tsx';
import { MailSent } from '#client/login/mail-sent.tsx';
import { VisitorLead } from '#client/login/visitor-frame.tsx';
import { pathTo } from '#shared/routes/paths.ts';
import { readFormSetting } from './form-setting.ts';
import { VisitorScreen, type VisitorScreenProps } from './visitor-screen.tsx';

type Draft = VisitorScreenProps['draft'];

type Props = Omit<VisitorScreenProps, 'draft'> & {
  /** The parameters of the link in the mail; undefined without it. */
  link?: { id: string; userId: string } | undefined;
  /** The results of the forms that lead here. */
  drafts?: { register?: Draft; confirm?: Draft; resend?: Draft };
};

/** Verifies the mailbox of a new account: the code in the mail's link, or a new mail (U-02). */
export const ConfirmScreen = async ({ site, link, drafts = {} }: Props) => {
  const { t, setting } = await readFormSetting(site);
  const login = { href: pathTo(site, 'login'), text: t('access.login.title') };
  const registered = drafts.register?.isDone ? drafts.register : undefined;
  const isRegistered = registered !== undefined;
  // The address just entered is the one that waits for its mail.
  const again = drafts.resend ?? (registered && { ...registered, isDone: false });
  const content = (
    <>
      {isRegistered && <MailSent title={t('access.sent.title')} text={t('access.sent.confirm')} />}
      {link ? (
        <>
          <VisitorLead>{t('access.confirm.lead')}</VisitorLead>
          <ConfirmForm {...setting} draft={drafts.confirm} {...link} />
        </>
      ) : (
        <>
          {!drafts.resend?.isDone && <VisitorLead>{t(isRegistered ? 'access.sent.spam' : 'access.reset.noLink')}</VisitorLead>}
          <AskMailForm {...setting} draft={again} kind="confirmation" />
        </>
      )}
    </>
  );
  return (
    <VisitorScreen
      site={site}
      title={t('access.confirm.title')}
      description={t('access.confirm.lead')}
      path={pathTo(site, 'confirmRegistration')}
      isGuarded={false}
    >
      {drafts.confirm?.isDone ? (
        <DoneView title={t('access.confirm.doneTitle')} text={t('access.confirm.doneText')} link={login} />
      ) : (
        content
      )}
    </VisitorScreen>
  );
};
