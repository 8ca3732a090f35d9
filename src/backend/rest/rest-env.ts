import 'server-only';
import type { Site } from '#shared/country/site.ts';
import type { SpooledFile } from './spool-file.ts';

/** The context that the guards set for the routes. */
export type RestEnv = {
  Variables: {
    site: Site;
    /** The key of the cart: the account's when logged in, else the cookie as received, if it has our format. */
    cartToken: string | undefined;
    /** The logged-in consumer and its session; undefined for everybody else. */
    consumerId: string | undefined;
    sessionId: string | undefined;
    /** A form that was read as a stream, and its files. */
    form: Record<string, string> | undefined;
    files: readonly SpooledFile[] | undefined;
    /** Whether a no-script form of this call has a field of that name; undefined before the call itself is reached. */
    isFormField: ((name: string) => boolean) | undefined;
  };
};
