// Runs in the ssr environment, where react-dom/server exists: nothing here may import the server-only rooms.
import { Body, Button, Container, Head, Heading, Html, Img, render, Section, Text } from 'react-email';
import { look, mailCss } from './mail-look.ts';
import { type MailModel, wordMarkId } from './mail-model.ts';
import { Blocks, Foot, Items, Sums, Track } from './mail-parts.tsx';
import { mailText } from './mail-text.ts';

const Mail = ({ mail }: { mail: MailModel }) => (
  <Html lang={mail.language} dir="ltr">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{mail.subject}</title>
      <style>{mailCss}</style>
    </Head>
    <Body lang={mail.language} dir="ltr" className="room" style={look.room}>
      <div style={look.preview}>{mail.preview}</div>
      <Container className="paper" style={look.paper}>
        <Section className="part line" style={look.head}>
          <Img src={`cid:${wordMarkId}`} alt="Undula" width={104} height={32} />
        </Section>
        <Section className="part" style={look.part}>
          <Heading as="h1" className="ink" style={look.heading}>
            {mail.heading}
          </Heading>
          {mail.paragraphs.map((paragraph) => (
            <Text key={paragraph} className="ink" style={look.paragraph}>
              {paragraph}
            </Text>
          ))}
        </Section>
        {mail.track.length > 0 ? <Track steps={mail.track} /> : null}
        {mail.button ? (
          <Section className="part" style={look.part}>
            <Button href={mail.button.href} className="button" style={look.button}>
              {mail.button.label}
            </Button>
          </Section>
        ) : null}
        <Section className="part" style={look.part}>
          <Items rows={mail.rows} />
          <Sums sums={mail.sums} total={mail.total} />
        </Section>
        <Section className="part" style={look.part}>
          <Blocks blocks={mail.blocks} />
        </Section>
        <Foot footer={mail.footer} />
      </Container>
    </Body>
  </Html>
);

/** A mail as HTML and as plain text. The HTML names its word mark by content id. */
export const renderMail = async (mail: MailModel): Promise<{ html: string; text: string }> => ({
  html: await render(<Mail mail={mail} />),
  text: mailText(mail),
});
