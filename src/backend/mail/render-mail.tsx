// Runs in the ssr environment, where react-dom/server exists: nothing here may import the server-only rooms.
import { Body, Button, Container, Head, Heading, Html, Img, render, Text } from 'react-email';
import { company } from '#shared/company/company.ts';
import { look, mailCss } from './mail-look.ts';
import { type MailModel, wordMarkId } from './mail-model.ts';
import { Notes } from './mail-notes.tsx';
import { Papers } from './mail-papers.tsx';
import { Blocks, Foot, Items, Part, Track } from './mail-parts.tsx';
import { Sums } from './mail-sums.tsx';
import { mailText } from './mail-text.ts';
import { outlookFrame, withOutlookFrame } from './outlook-frame.ts';
import { Said } from './said.tsx';

const Mail = ({ mail, verbatim }: { mail: MailModel; verbatim: readonly string[] }) => (
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
      {outlookFrame.begin}
      <Container className="paper" style={look.paper}>
        <Part className="line" style={look.head}>
          <Img src={`cid:${wordMarkId}`} alt="Undula" className="mark" width={104} height={32} />
        </Part>
        <Part>
          <Heading as="h1" className="ink" style={look.heading}>
            <Said text={mail.heading} verbatim={verbatim} />
          </Heading>
          {mail.paragraphs.map((paragraph) => (
            <Text key={paragraph} className="ink" style={look.paragraph}>
              <Said text={paragraph} verbatim={verbatim} />
            </Text>
          ))}
          {mail.code ? (
            <Text className="ink" style={look.code} translate="no">
              {mail.code}
            </Text>
          ) : null}
        </Part>
        {mail.track.length > 0 ? <Track steps={mail.track} /> : null}
        {mail.button ? (
          <Part>
            <Button href={mail.button.href} className="button" style={look.button}>
              {mail.button.label}
            </Button>
          </Part>
        ) : null}
        {mail.rows.length > 0 ? (
          <Part>
            <Items rows={mail.rows} />
            <Sums sums={mail.sums} total={mail.total} verbatim={verbatim} />
          </Part>
        ) : null}
        <Part style={look.lastPart}>
          {mail.closing ? (
            <Text className="soft" style={look.small}>
              <Said text={mail.closing} verbatim={verbatim} />
            </Text>
          ) : null}
          {mail.blocks.length > 0 ? <Blocks blocks={mail.blocks} verbatim={verbatim} /> : null}
          {mail.papers ? <Papers {...mail.papers} verbatim={verbatim} /> : null}
          {mail.notes ? <Notes notes={mail.notes} /> : null}
        </Part>
        <Foot footer={mail.footer} verbatim={verbatim} />
      </Container>
      {outlookFrame.end}
    </Body>
  </Html>
);

/** A mail as HTML and as plain text. The HTML names its word mark by content id. */
export const renderMail = async (mail: MailModel): Promise<{ html: string; text: string }> => ({
  html: withOutlookFrame(await render(<Mail mail={mail} verbatim={[...mail.verbatim, company.legalName, company.brand]} />)),
  text: mailText(mail),
});
