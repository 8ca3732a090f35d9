import { Link, Section, Text } from 'react-email';
import type { MailModel } from './mail-model.ts';
import { mailStyles } from './mail-styles.ts';
import { TranslatableText } from './translatable-text.tsx';

/** Invoice and credit notes, in a panel of their own. */
export const InvoiceDocuments = ({ title, links, verbatim }: NonNullable<MailModel['papers']> & Pick<MailModel, 'verbatim'>) => (
  <Section className="room" style={mailStyles.panel}>
    <Text className="ink" style={mailStyles.blockTitle}>
      {title}
    </Text>
    {links.map(({ label, href }) => (
      <Text key={href} style={mailStyles.blockLine}>
        <Link href={href} className="link" style={mailStyles.link}>
          <TranslatableText text={label} verbatim={verbatim} />
        </Link>
      </Text>
    ))}
  </Section>
);
