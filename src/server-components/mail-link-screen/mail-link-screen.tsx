import type { ReactNode } from 'react';
import { LetterFrame } from '#client/account/letter-frame.tsx';
import { SubmitButton } from '#client/primitives/button/button.tsx';
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
  /** The one action that the mail is about: where it submits to, its fields, and its label. */
  linkAction?: { action: string; fields: { id: string; key: string }; label: string } | undefined;
  children?: ReactNode;
};

/**
 * The target of a link in a mail: nothing happens before the click, so that link scanners of mailboxes confirm nothing. A native form, with
 * and without script.
 */
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
