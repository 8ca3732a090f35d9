import { wordMark } from '#shared/company/word-mark.ts';

/** The word mark: an SVG, not text. Named, because it is the only content of its link. */
export const WordMark = ({ name }: { name: string }) => (
  <svg viewBox={wordMark.viewBox} role="img" aria-label={name} fill="none" stroke="currentColor" strokeWidth={wordMark.strokeWidth}>
    {wordMark.paths.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
