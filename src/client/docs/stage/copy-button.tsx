'use client';
import { Button } from '#client/primitives/button/button.tsx';
import { useCopy } from '../use-copy.ts';

type Props = {
  label: string;
  /** The text to copy; omitted: the URL of the page. */
  text?: string;
  /** Read out after the label, where a page has several of a kind. */
  about?: string;
};

/** Copies a text and confirms it in its own place. */
export const CopyButton = ({ label, text, about }: Props) => {
  const { answer, copy } = useCopy();
  const words = answer?.isCopied ? 'Copied' : 'Not copied';
  return (
    <Button variant="quiet" size="s" icon={answer?.isCopied ? 'check' : 'copy'} onClick={() => copy(text ?? location.href)}>
      {answer ? words : label}
      {about && <span className="visually-hidden"> {about}</span>}
    </Button>
  );
};
