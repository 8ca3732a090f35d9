import { Fragment } from 'react';
import { linksOfVariants } from '#backend/catalogue/catalogue.ts';
import { findPicture } from '#backend/content/content.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { ImageReference } from '#shared/content/references.ts';
import type { Site } from '#shared/country/site.ts';

type LinkedCaptionProps = { site: Site; image: ImageReference; text: string };

// Names may contain normal or no-break spaces; "Bogen" does not match within "Bogenlampe".
const patternOf = (name: string): string => `${RegExp.escape(name).replaceAll(/\\x20|\\xa0/g, '\\s')}(?![A-Za-z0-9])`;

/** A caption in which the names of products in the picture become links, each at its first occurrence. */
export const LinkedCaption = ({ site, image, text }: LinkedCaptionProps) => {
  const links = linksOfVariants(site, findPicture(site, image.identifier, site.language)?.shows ?? []);
  if (links.length === 0) return text;
  const normalize = (name: string): string => name.replaceAll(/\s/g, ' ');
  // The longest name first: "Bogen P" is not "Bogen".
  const names = links.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  const remainingLinks = new Map(links.map((link) => [normalize(link.name), link]));
  return text.split(new RegExp(`(${names.map(patternOf).join('|')})`, 'u')).map((part, index) => {
    const link = remainingLinks.get(normalize(part));
    remainingLinks.delete(normalize(part));
    const key = `${index}-${part}`;
    if (!link) return <Fragment key={key}>{part}</Fragment>;
    return (
      <TextLink key={key} href={link.url}>
        <span translate="no">{part}</span>
      </TextLink>
    );
  });
};
