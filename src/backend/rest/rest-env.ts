import 'server-only';
import type { Site } from '#shared/country/site.ts';

/** What the guards leave for the routes. */
export type RestEnv = {
  Variables: {
    site: Site;
    /** The cart cookie as it came, if it has the form of one of ours. */
    cartToken: string | undefined;
  };
};
