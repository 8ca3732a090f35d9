import 'server-only';
import type { Site } from '#shared/country/site.ts';
import type { SpooledFile } from './spool-file.ts';

/** What the guards leave for the routes. */
export type RestEnv = {
  Variables: {
    site: Site;
    /** The key of the cart: the account's of who is logged in, else the cookie as it came, if it has the form of one of ours. */
    cartToken: string | undefined;
    /** Who is logged in, and by which session; undefined for everybody else. */
    consumerId: string | undefined;
    sessionId: string | undefined;
    /** A form that was read as it came, and its files. */
    form: Record<string, string> | undefined;
    files: readonly SpooledFile[] | undefined;
    /** Whether a plain form of this call has a field of that name; undefined before the call itself is reached. */
    isFormField: ((name: string) => boolean) | undefined;
  };
};
