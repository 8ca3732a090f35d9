// Runs in the ssr environment, where react-dom/server exists: nothing here may import server-only modules.
import { Body, Button, Container, Head, Heading, Html, Img, render, Text } from 'react-email';
import { company } from '#shared/company/company.ts';
import { InvoiceDocuments } from './mail-invoice-documents.tsx';
import { type MailModel, wordMarkId } from './mail-model.ts';
import { Notes } from './mail-notes.tsx';
import { Blocks, Foot, Items, Part, Track } from './mail-parts.tsx';
import { mailCss, mailStyles } from './mail-styles.ts';
import { Sums } from './mail-sums.tsx';
import { mailText } from './mail-text.ts';
import { outlookFrame, withOutlookFrame } from './outlook-frame.ts';
import { TranslatableText } from './translatable-text.tsx';

const Mail = ({ mail, verbatim }: { mail: MailModel; verbatim: readonly string[] }) => (
  <Html lang={mail.language} dir="ltr">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{mail.subject}</title>
      <style>{mailCss}</style>
    </Head>
    <Body lang={mail.language} dir="ltr" className="room" style={mailStyles.backdrop}>
      <div style={mailStyles.preview}>{mail.preview}</div>
      {outlookFrame.begin}
      <Container className="paper" style={mailStyles.paper}>
        <Part className="line" style={mailStyles.head}>
          <Img src={`cid:${wordMarkId}`} alt="Undula" className="mark" width={104} height={32} />
        </Part>
        <Part>
          <Heading as="h1" className="ink" style={mailStyles.heading}>
            <TranslatableText text={mail.heading} verbatim={verbatim} />
          </Heading>
          {mail.paragraphs.map((paragraph) => (
            <Text key={paragraph} className="ink" style={mailStyles.paragraph}>
              <TranslatableText text={paragraph} verbatim={verbatim} />
            </Text>
          ))}
          {mail.code ? (
            <Text className="ink" style={mailStyles.code} translate="no">
              {mail.code}
            </Text>
          ) : null}
        </Part>
        {mail.track.length > 0 ? <Track steps={mail.track} /> : null}
        {mail.button ? (
          <Part>
            <Button href={mail.button.href} className="button" style={mailStyles.button}>
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
        <Part style={mailStyles.lastPart}>
          {mail.closing ? (
            <Text className="soft" style={mailStyles.small}>
              <TranslatableText text={mail.closing} verbatim={verbatim} />
            </Text>
          ) : null}
          {mail.blocks.length > 0 ? <Blocks blocks={mail.blocks} verbatim={verbatim} /> : null}
          {mail.papers ? <InvoiceDocuments {...mail.papers} verbatim={verbatim} /> : null}
          {mail.notes ? <Notes notes={mail.notes} /> : null}
        </Part>
        <Foot footer={mail.footer} verbatim={verbatim} />
      </Container>
      {outlookFrame.end}
    </Body>
  </Html>
);

/** Renders a mail as HTML and as plain text. The HTML refers to its word mark by content id. */
export const renderMail = async (mail: MailModel): Promise<{ html: string; text: string }> => ({
  html: withOutlookFrame(await render(<Mail mail={mail} verbatim={[...mail.verbatim, company.legalName, company.brand]} />)),
  text: mailText(mail),
});
