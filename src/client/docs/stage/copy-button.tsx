'use client';
import { useEffect, useState } from 'react';
import { announce } from '#client/primitives/announcer/announce.ts';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';

const shownForMs = 2000;

/** Copies a text and says so in its own place. */
export const CopyButton = ({ label, textOf }: { label: string; textOf: () => string }) => {
  const [answer, setAnswer] = useState<string>();
  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(() => setAnswer(undefined), shownForMs);
    return () => clearTimeout(timer);
  }, [answer]);
  const tell = (words: string): void => {
    setAnswer(words);
    announce(words);
  };
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(textOf()).then(
      () => tell('Copied'),
      () => tell('Not copied: the browser refuses'),
    );
  return (
    <PlainButton variant="quiet" size="s" icon={answer === 'Copied' ? 'check' : 'copy'} onClick={copy}>
      {answer ?? label}
    </PlainButton>
  );
};
