import type { ReactNode } from 'react';
import { LetterFrame } from '#client/account/letter-frame.tsx';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import type { Site } from '#shared/country/site.ts';
import { type PathName, pathTo } from '#shared/routes/paths.ts';

type Props = {
  site: Site;
  page: PathName;
  title: string;
  text?: string | undefined;
  error?: string | undefined;
  description: string;
  /** The one press that the letter is about: what it sends, and what it is called. */
  linkAction?: { action: string; fields: { id: string; key: string }; label: string } | undefined;
  children?: ReactNode;
};

/** Where the link of a letter leads: nothing happens before the press, so that no mailbox's look ahead confirms it. A plain form, with script and without. */
export const MailLinkScreen = ({ site, page, title, text, error, description, linkAction, children }: Props) => (
  <>
    <ShopHead site={site} title={title} description={description} path={pathTo(site, page)} />
    <LetterFrame title={title} text={text} error={error}>
      {linkAction && (
        <form method="post" action={linkAction.action}>
          <input type="hidden" name="id" value={linkAction.fields.id} />
          <input type="hidden" name="key" value={linkAction.fields.key} />
          <SubmitButton>{linkAction.label}</SubmitButton>
        </form>
      )}
      {children}
    </LetterFrame>
  </>
);
