import type { ReactNode } from 'react';
import type { FormSetting } from '#client/login/form-setting.ts';
import { VisitorFrame } from '#client/login/visitor-frame.tsx';
import { CookiesNotice } from '#screens/access/cookies-notice.tsx';
import { OnlyLoggedOut } from '#screens/access/with-access.tsx';
import { ShopHead } from '#server-components/shop-head/shop-head.tsx';
import type { Site } from '#shared/country/site.ts';

/** Props of a screen for visitors: its site, and in a personal document the result of its form. */
export type VisitorScreenProps = {
  site: Site;
  /** True in a document under /plain/: the server knows who the visitor is. @default false */
  isNoScript?: boolean;
  /** In such a document: whether the browser has sent cookies. */
  hasSent?: boolean;
  draft?: FormSetting['draft'];
  /** Replaces a captcha without script, in a personal document. */
  ticket?: string;
};

type Props = {
  site: Site;
  title: string;
  description: string;
  /** The screen's own path. */
  path: string;
  /** Restricted to visitors who are not logged in, after hydration. */
  isGuarded: boolean;
  hasSent?: boolean | undefined;
  side?: ReactNode;
  children: ReactNode;
};

/** Head, heading and form of a screen for visitors. */
export const VisitorScreen = ({ site, title, description, path, isGuarded, hasSent, side, children }: Props) => {
  const frame = (
    <VisitorFrame title={title} side={side}>
      <CookiesNotice site={site} hasSent={hasSent} />
      {children}
    </VisitorFrame>
  );
  return (
    <>
      <ShopHead site={site} title={title} description={description} path={path} />
      {isGuarded ? <OnlyLoggedOut site={site}>{frame}</OnlyLoggedOut> : frame}
    </>
  );
};
