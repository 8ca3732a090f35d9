import { absoluteUrl } from '#shared/country/domains.ts';
import type { Site } from '#shared/country/site.ts';

type Props = {
  site: Site;
  title: string;
  description: string;
  /** The path of this screen, for the canonical link. */
  path: string;
  /** Where browsers without script find their personal document of this screen. */
  plainHref?: string;
};

/** The head of a shop screen: never indexed, since it is empty for everybody but its owner. */
export const ShopHead = ({ site, title, description, path, plainHref }: Props) => (
  <>
    <title>{`${title} – Undula`}</title>
    <meta name="description" content={description} />
    <meta name="robots" content="noindex" />
    <link rel="canonical" href={absoluteUrl(site.country, path)} />
    {plainHref !== undefined && (
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${plainHref}`} />
      </noscript>
    )}
  </>
);
