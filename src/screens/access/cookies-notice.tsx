import { CookiesNeeded } from '#client/primitives/message/cookies-needed.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { getTranslator } from '#server-components/translator.ts';
import type { Site } from '#shared/country/site.ts';

type Props = {
  site: Site;
  /** In a document under /plain/: whether the browser has sent any. @default asked in the browser */
  hasSent?: boolean | undefined;
};

/** Where a feature needs cookies: a notice if the browser stores none, or may store none. */
export const CookiesNotice = async ({ site, hasSent }: Props) => {
  const t = await getTranslator(site.locale);
  const [title, text] = [t('general.cookies.title'), t('general.cookies.text')];
  if (hasSent === undefined) return <CookiesNeeded title={title} text={text} />;
  return hasSent ? null : (
    <Message kind="info" title={title}>
      {text}
    </Message>
  );
};
