/** The word mark: drawn, not set. Named, for it is the only content of its link. */
export const WordMark = ({ name }: { name: string }) => (
  <svg viewBox="-2 -2 122 38" role="img" aria-label={name} fill="none" stroke="currentColor" strokeWidth="3.1">
    <path d="M0 12.5V25a8 8 0 0 0 16 0v-4.5a8 8 0 0 1 16 0v13" />
    <path d="M57 20.5a8 8 0 0 0-16 0V25a8 8 0 0 0 16 0M57 0v33.5" />
    <path d="M66 12.5V25a8 8 0 0 0 16 0V12.5M82 25v8.5" />
    <path d="M91 0v33.5" />
    <path d="M116 20.5a8 8 0 0 0-16 0V25a8 8 0 0 0 16 0M116 12.5v21" />
  </svg>
);
