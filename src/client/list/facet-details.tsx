'use client';
import { type ReactNode, useState } from 'react';

type Props = {
  /** Open from the start, or because one of its values is chosen. */
  open: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A group of filters. A chosen value opens it; only the visitor closes it, so that the focus stays on a value that is taken away. */
export const FacetDetails = ({ open: isOpen, className, children }: Props) => {
  const [isShown, setShown] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setShown(true);
  }
  return (
    <details className={className} open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      {children}
    </details>
  );
};
