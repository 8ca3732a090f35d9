'use client';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { useCopy } from '../use-copy.ts';

/** Copies a text and says so in its own place. */
export const CopyButton = ({ label, textOf }: { label: string; textOf: () => string }) => {
  const { answer, copy } = useCopy();
  const words = answer?.isCopied ? 'Copied' : 'Not copied';
  return (
    <PlainButton variant="quiet" size="s" icon={answer?.isCopied ? 'check' : 'copy'} onClick={() => copy(textOf())}>
      {answer ? words : label}
    </PlainButton>
  );
};
