import { Link, Section, Text } from 'react-email';
import { look } from './mail-look.ts';
import type { MailModel } from './mail-model.ts';

/** What the law wants the reader to keep. */
export const Notes = ({ notes }: { notes: NonNullable<MailModel['notes']> }) =>
  notes.map(({ title, lines, link }) => (
    <Section key={title} className="line" style={look.notes}>
      <Text className="ink" style={look.blockTitle}>
        {title}
      </Text>
      {lines.map((line) => (
        <Text key={line} className="soft" style={look.small}>
          {line}
        </Text>
      ))}
      <Text className="soft" style={look.small}>
        <Link className="link" href={link.href} style={look.link}>
          {link.label}
        </Link>
      </Text>
    </Section>
  ));
