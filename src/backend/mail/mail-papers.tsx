import { Link, Section, Text } from 'react-email';
import { look } from './mail-look.ts';
import type { MailModel } from './mail-model.ts';
import { Said } from './said.tsx';

/** Invoice and credit notes, in a panel of their own. */
export const Papers = ({ title, links, verbatim }: NonNullable<MailModel['papers']> & Pick<MailModel, 'verbatim'>) => (
  <Section className="room" style={look.panel}>
    <Text className="ink" style={look.blockTitle}>
      {title}
    </Text>
    {links.map(({ label, href }) => (
      <Text key={href} style={look.blockLine}>
        <Link href={href} className="link" style={look.link}>
          <Said text={label} verbatim={verbatim} />
        </Link>
      </Text>
    ))}
  </Section>
);
