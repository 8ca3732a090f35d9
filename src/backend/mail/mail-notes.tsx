import { Link, Section, Text } from 'react-email';
import type { MailModel } from './mail-model.ts';
import { mailStyles } from './mail-styles.ts';

/** Notices that the law requires the reader to get. */
export const Notes = ({ notes }: { notes: NonNullable<MailModel['notes']> }) =>
  notes.map(({ title, lines, link }) => (
    <Section key={title} className="line" style={mailStyles.notes}>
      <Text className="ink" style={mailStyles.blockTitle}>
        {title}
      </Text>
      {lines.map((line) => (
        <Text key={line} className="soft" style={mailStyles.small}>
          {line}
        </Text>
      ))}
      <Text className="soft" style={mailStyles.small}>
        <Link className="link" href={link.href} style={mailStyles.link}>
          {link.label}
        </Link>
      </Text>
    </Section>
  ));
