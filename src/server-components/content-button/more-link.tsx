import { resolveLink } from '#backend/content/content.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { ContentButton } from '#shared/content/references.ts';
import type { Site } from '#shared/country/site.ts';

/** A quiet link to more of the same, with an arrow. */
export const MoreLink = ({ site, button }: { site: Site; button: ContentButton }) => (
  <TextLink href={resolveLink(site, button.link).href} variant="more">
    {button.text}
  </TextLink>
);
