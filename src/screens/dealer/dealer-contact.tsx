import { formatPhone } from '#backend/phone/phone.ts';
import { CopyMail } from '#client/dealer/copy-mail.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Rows } from '#client/primitives/rows/rows.tsx';
import { phoneHrefOf } from '#shared/routes/phone-href.ts';
import styles from './dealer-contact.module.css';
import type { DealerPartProps } from './dealer-part.ts';
import { DealerSection } from './dealer-section.tsx';

/** How to reach a dealer, and its card for an address book. */
export const DealerContact = ({ site, t, dealer: { id, name, phone, email, homepage } }: DealerPartProps) => (
  <DealerSection
    id="contact"
    title={t('dealer.contact')}
    note={
      <TextLink
        href={`/api/dealersearch/card?${new URLSearchParams({ id, locale: site.locale })}`}
        variant="action"
        icon="download"
        download={`${id}.vcf`}
      >
        {t('dealer.card')}
      </TextLink>
    }
  >
    <Rows
      rows={[
        {
          name: t('dealer.phone'),
          value: (
            <TextLink href={phoneHrefOf(phone)} variant="action">
              {formatPhone(phone)}
            </TextLink>
          ),
        },
        {
          name: t('dealer.mail'),
          value: (
            <span className={styles.mail}>
              <TextLink href={`mailto:${email}`} variant="action">
                {email}
              </TextLink>
              <CopyMail address={email} name={name} />
            </span>
          ),
        },
        {
          name: t('dealer.web'),
          value: (
            <TextLink href={homepage} variant="action" outside={t('content.outside')}>
              {new URL(homepage).host}
            </TextLink>
          ),
        },
      ]}
    />
  </DealerSection>
);
