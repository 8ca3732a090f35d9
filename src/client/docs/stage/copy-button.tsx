'use client';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { useCopy } from '../use-copy.ts';

type Props = {
  label: string;
  /** What is copied; left out: the address of the page. */
  text?: string;
  /** Heard after the label, where several of a kind stand on one page. */
  about?: string;
};

/** Copies a text and says so in its own place. */
export const CopyButton = ({ label, text, about }: Props) => {
  const { answer, copy } = useCopy();
  const words = answer?.isCopied ? 'Copied' : 'Not copied';
  return (
    <PlainButton variant="quiet" size="s" icon={answer?.isCopied ? 'check' : 'copy'} onClick={() => copy(text ?? location.href)}>
      {answer ? words : label}
      {about && <span className="visually-hidden"> {about}</span>}
    </PlainButton>
  );
};
