import 'server-only';
import type { Site } from '#shared/country/site.ts';
import type { PathName } from '#shared/routes/paths.ts';

/** What the guards leave for the routes. */
export type RestEnv = {
  Variables: {
    site: Site;
    /** The cart cookie as it came, if it has the form of one of ours. */
    cartToken: string | undefined;
    /** Where a plain form of this route goes when it is refused, and under which name its fields are kept. */
    form: PlainForm | undefined;
  };
};

/** A form that a browser sends without script: its name, and the plain document that shows it again with its problems. */
export type PlainForm = { name: string; page: PathName };
