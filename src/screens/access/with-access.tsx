import type { ReactNode } from 'react';
import { Access } from '#client/account-access/access.tsx';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { pickMessages } from '#shared/i18n/pick-messages.ts';
import type { AccessMode } from '#shared/routes/access-mode.ts';

type Props = {
  site: Site;
  mode: AccessMode;
  /** Shown until it is known who is here. */
  skeleton?: ReactNode;
  children: ReactNode;
};

/** A page's content behind its access mode. Its HTML is the same for everybody; the browser decides after hydration. */
export const WithAccess = async ({ site, ...accessProps }: Props) => (
  <Access site={site} messages={pickMessages(await loadMessages(site.locale), ['access'])} {...accessProps} />
);

/** A page for logged-in visitors only. Give its screen `noScriptHref`: without script the document under /plain/ takes its place. */
export const OnlyLoggedIn = (props: Omit<Props, 'mode'>) => <WithAccess {...props} mode="ONLY_WHEN_LOGGED_IN" />;

/** A page for visitors who are not logged in. */
export const OnlyLoggedOut = (props: Omit<Props, 'mode'>) => <WithAccess {...props} mode="ONLY_WHEN_LOGGED_OUT" />;
