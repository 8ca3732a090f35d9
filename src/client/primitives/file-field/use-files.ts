import { useEffect, useRef, useState } from 'react';
import { announce } from '../announcer/announce.ts';
import { acceptFiles, bytesOf, type FileRules, type RejectedFile } from './file-rules.ts';
import type { FileFieldTexts } from './file-texts.ts';

type Input = {
  /** Id of the element to focus when the focused one is removed. */
  id: string;
  files: readonly File[];
  rules: FileRules;
  texts: FileFieldTexts;
  onChange: (files: readonly File[]) => void;
};

/** Adds and removes files of a field, and holds the rejected ones; each change is announced once. */
export const useFiles = ({ id, files, rules, texts, onChange }: Input) => {
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const isFocusLost = useRef(false);

  useEffect(() => {
    if (!isFocusLost.current) return;
    isFocusLost.current = false;
    document.getElementById(id)?.focus();
  });

  const announceTotal = (next: readonly File[]): void => announce(texts.total(next.length, bytesOf(next)));
  const rejectionText = ({ file: { name, size }, reason, left }: RejectedFile): string => texts.rejected[reason]({ name, size, left });

  const add = (offered: readonly File[]): void => {
    const accepted = acceptFiles(files, offered, rules);
    setRejected(accepted.rejected);
    isFocusLost.current = accepted.files.length >= rules.maxFiles;
    if (accepted.files.length > files.length) onChange(accepted.files);
    if (accepted.rejected.length > 0) announce(accepted.rejected.map(rejectionText).join(' '), 'assertive');
    else {
      announce(offered.map(({ name }) => name).join(', '));
      announceTotal(accepted.files);
    }
  };
  const remove = (file: File): void => {
    const next = files.filter((one) => one !== file);
    isFocusLost.current = true;
    onChange(next);
    announceTotal(next);
  };
  const dismiss = (one: RejectedFile): void => {
    isFocusLost.current = true;
    setRejected(rejected.filter((other) => other !== one));
  };
  return { rejected, add, remove, dismiss, rejectionText };
};
