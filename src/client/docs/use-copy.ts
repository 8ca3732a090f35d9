import { useEffect, useState } from 'react';
import { announce } from '#client/primitives/announcer/announce.ts';

const shownForMs = 2000;

/** Copies a text, announces it, and for two seconds returns what was copied, or that the browser denied it. */
export const useCopy = () => {
  const [answer, setAnswer] = useState<{ text: string; isCopied: boolean }>();
  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(() => setAnswer(undefined), shownForMs);
    return () => clearTimeout(timer);
  }, [answer]);
  const showResult = (text: string, isCopied: boolean): void => {
    setAnswer({ text, isCopied });
    announce(isCopied ? 'Copied' : 'Not copied: the browser denied access');
  };
  const copy = (text: string): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => showResult(text, true),
      () => showResult(text, false),
    );
  return { answer, copy };
};
