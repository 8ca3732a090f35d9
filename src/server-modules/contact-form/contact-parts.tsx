import { getContactConfiguration, getPhoneTimes } from '#backend/contact-form/contact-form.ts';
import { getCountry, pathOfPage } from '#backend/content/content.ts';
import { ContactForm } from '#client/contact/contact-form.tsx';
import { PhoneStatus } from '#client/contact/phone-status.tsx';
import { Cell, Grid } from '#client/primitives/grid/grid.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { captchaProps } from '#server-components/captcha/captcha-props.tsx';
import { logOnce } from '#server-components/log-once.ts';
import { company } from '#shared/company/company.ts';
import type { ContactConfiguration } from '#shared/contract/contact.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { phoneHrefOf } from '#shared/routes/phone-href.ts';
import styles from './contact-form.module.css';
import { type ContactDraft, contactSetting } from './contact-setting.ts';

type Props = { site: Site; t: Translate; draft: ContactDraft };

const ByPhone = async ({ site, t }: Omit<Props, 'draft'>) => {
  const [messages, times] = await Promise.all([loadMessages(site.locale), getPhoneTimes()]);
  const parts = pathOfPage(site, 'spare-parts');
  return (
    <aside className={styles.phone} aria-labelledby="by-phone">
      <h3 id="by-phone">{t('contact.phone')}</h3>
      <p className={styles.number}>
        <a href={phoneHrefOf(company.phone)}>{company.phone}</a>
      </p>
      <PhoneStatus language={site.language} locale={site.locale} messages={pickMessages(messages, ['contact'])} times={times} />
      <p className={styles.note}>{t('shell.footer.hours')}</p>
      <ul className={styles.address}>
        <li>
          <TextLink href={`mailto:${company.email}`} variant="action" icon="mail">
            {company.email}
          </TextLink>
        </li>
        <li>
          <TextLink href={pathTo(site, 'returnOrder')} variant="action" icon="return">
            {t(getCountry(site.country).withdrawalDays === null ? 'returns.title' : 'mail.footer.withdrawal')}
          </TextLink>
        </li>
        {parts === undefined ? null : (
          <li>
            <TextLink href={parts} variant="action" icon="wrench">
              {t('contact.issue.three')}
            </TextLink>
          </li>
        )}
      </ul>
    </aside>
  );
};

const readConfiguration = async (site: Site): Promise<ContactConfiguration | undefined> => {
  try {
    return await getContactConfiguration(site);
  } catch (error) {
    logOnce({ message: 'The contact form has no configuration', reason: String(error) });
    return undefined;
  }
};

const FormItself = async ({ site, t, draft, configuration }: Props & { configuration: ContactConfiguration }) => {
  const setting = await contactSetting(site, t, configuration, draft);
  return <ContactForm {...setting} {...captchaProps(site, t)} />;
};

/** The form, and beside it the phone. Without its configuration there is no form, and the page says so (F-04). */
export const ContactParts = async ({ site, t, draft }: Props) => {
  const configuration = await readConfiguration(site);
  return (
    <Grid>
      <Cell span={6}>
        {configuration === undefined ? (
          <Message kind="error" title={t('contact.failed')} />
        ) : (
          <FormItself site={site} t={t} draft={draft} configuration={configuration} />
        )}
      </Cell>
      <Cell span={5} start={8}>
        <ByPhone site={site} t={t} />
      </Cell>
    </Grid>
  );
};
