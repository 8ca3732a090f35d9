import { resolveLink } from '#backend/content/content.ts';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import type { ContentButton as ContentButtonData } from '#shared/content/references.ts';
import type { Site } from '#shared/country/site.ts';

type ContentButtonProps = { site: Site; button: ContentButtonData /** One solid button per surface. */; variant?: 'solid' | 'line' };

/** A link from content that looks like a button. */
export const ContentButton = ({ site, button, variant = 'solid' }: ContentButtonProps) => (
  <ButtonLink href={resolveLink(site, button.link).href} variant={variant}>
    {button.text}
  </ButtonLink>
);
