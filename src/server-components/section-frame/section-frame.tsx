import type { ReactNode } from 'react';
import { StaticPart } from '#static-part';
import styles from './section-frame.module.css';

type SectionFrameProps = {
  /** The anchor of the section. */
  id: string;
  /** Where the language of the content differs from that of the page. */
  lang?: string | undefined;
  /** The section's name for assistive technology when it has no heading. */
  label?: string | undefined;
  /** `full`: from edge to edge, without the page margin and rhythm. */
  width?: 'page' | 'full';
  ground?: 'paper' | 'soft';
  /** `close`: a text of a few lines, close to a neighbour of the same kind. @default 'wide' */
  rhythm?: 'wide' | 'close';
  /** The head of the page, directly below its breadcrumbs. */
  isHead?: boolean;
  /** Identifies it among all static sections: equal keys, equal HTML. Omitted where something in it is interactive. */
  cacheKey?: string | undefined;
  children: ReactNode;
};

/** One section of a page: its rhythm, ground, margin, language and anchor. */
export const SectionFrame = ({
  id,
  lang,
  label,
  width = 'page',
  ground = 'paper',
  rhythm = 'wide',
  isHead = false,
  cacheKey,
  children,
}: SectionFrameProps) => {
  const content = width === 'page' ? <div className="wrap">{children}</div> : children;
  const section = {
    id,
    lang,
    'aria-label': label,
    className: styles.section,
    'data-width': width,
    'data-ground': ground,
    'data-rhythm': rhythm,
    'data-head': isHead || undefined,
  };
  if (cacheKey === undefined) return <section {...section}>{content}</section>;
  return (
    <StaticPart name="section" as="section" cacheKey={cacheKey} {...section}>
      {content}
    </StaticPart>
  );
};
