import type { ReactNode } from 'react';
import { NewTabLink } from '#client/primitives/link/new-tab-link.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import type { LegalLinks } from './legal-links.ts';

type Props = { links: Pick<LegalLinks, 'terms' | 'withdrawal'>; t: Translate };

const placeholder = /\{\{(terms|withdrawal)\}\}/;

/** The text of the checkbox, with its links where each language puts them. */
export const TermsText = ({ links, t }: Props) => {
  const sentence = t(links.withdrawal === undefined ? 'checkout.summary.termsOnly' : 'checkout.summary.terms', {
    terms: '{{terms}}',
    withdrawal: '{{withdrawal}}',
  });
  const link = (name: 'terms' | 'withdrawal'): ReactNode => (
    <NewTabLink key={name} href={links[name]} note={t('checkout.summary.newTab')}>
      {t(`checkout.summary.${name}Link`)}
    </NewTabLink>
  );
  return <span>{sentence.split(placeholder).map((part) => (part === 'terms' || part === 'withdrawal' ? link(part) : part))}</span>;
};
