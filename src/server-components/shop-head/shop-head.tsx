import type { Site } from '#shared/country/site.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { getTranslator } from '../translator.ts';
import { LateLink } from './late-link.tsx';

type Props = {
  site: Site;
  title: string;
  description: string;
  /** The path of this screen, for the canonical link. */
  path: string;
  /**
   * The personal document of a screen that waits for script: browsers without script are led there by the root, those whose scripts never
   * arrive by this screen.
   */
  noScriptHref?: string;
};

/** The head of a shop screen: never indexed, since it is empty for everybody but its owner. */
export const ShopHead = async ({ site, title, description, path, noScriptHref }: Props) => (
  <>
    <title>{`${title} – Undula`}</title>
    <meta name="description" content={description} />
    <meta name="robots" content="noindex" />
    <link rel="canonical" href={absoluteUrl(site.country, path)} />
    {noScriptHref !== undefined && <LateLink href={noScriptHref}>{(await getTranslator(site.locale))('shell.late')}</LateLink>}
  </>
);
