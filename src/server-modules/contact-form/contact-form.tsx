import { Cell, Grid } from '#client/primitives/grid/grid.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { LinkList } from '#client/primitives/list/link-list.tsx';
import { company } from '#shared/company/company.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { phoneHrefOf } from '../frame/phone-href.ts';
import { langOf } from '../language-attribute.ts';
import type { ModuleProps } from '../module-props.ts';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import { SectionFrame } from '../section-frame/section-frame.tsx';
import { getTranslator } from '../translator.ts';
import styles from './contact-form.module.css';
import type { ContactFormData } from './contact-form.schema.ts';

const issues = ['one', 'two', 'three'] as const;

const mailTo = (subject: string): string => `mailto:${company.email}?subject=${encodeURIComponent(subject)}`;

const ByMail = ({ say }: { say: Translate }) => (
  <div className={styles.way}>
    <h3>{say('contact.mail')}</h3>
    <p className={styles.note}>{say('contact.mailNote')}</p>
    <LinkList
      links={issues.map((issue) => {
        const label = say(`contact.issue.${issue}`);
        return { label, href: mailTo(label) };
      })}
    />
  </div>
);

const ByPhone = ({ say }: { say: Translate }) => (
  <div className={styles.phone}>
    <h3>{say('contact.phone')}</h3>
    <p className={styles.number}>
      <a href={phoneHrefOf(company.phone)}>{company.phone}</a>
    </p>
    <p className={styles.note}>{say('shell.footer.hours')}</p>
    <p className={styles.address}>
      <TextLink href={`mailto:${company.email}`} variant="action" icon="mail">
        {company.email}
      </TextLink>
    </p>
  </div>
);

/** M-33: the ways in which the house is reached today, mail by subject and the phone. The form takes the place of the mails. */
export const ContactForm = async ({ site, id, language, data, keep }: ModuleProps<ContactFormData>) => {
  const say = await getTranslator(language);
  return (
    <SectionFrame id={id} keep={keep} lang={langOf(language, site.language)}>
      <div className={styles.head}>
        <h2>{data.headline}</h2>
        {data.text === null ? null : <Paragraphs text={data.text} />}
      </div>
      <Grid>
        <Cell span={6}>
          <ByMail say={say} />
        </Cell>
        <Cell span={5} start={8}>
          <ByPhone say={say} />
        </Cell>
      </Grid>
    </SectionFrame>
  );
};
