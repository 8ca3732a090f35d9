import { useEffect, useRef, useState } from 'react';
import { announce } from '../announcer/announce.ts';
import { acceptFiles, bytesOf, type FileRules, type RejectedFile } from './file-rules.ts';
import type { FileFieldTexts } from './file-texts.ts';

type Input = {
  /** Id of the element to focus when the focused one is removed. */
  id: string;
  value: readonly File[] | undefined;
  defaultValue: readonly File[];
  rules: FileRules;
  texts: FileFieldTexts;
  onChange: ((files: readonly File[]) => void) | undefined;
};

/** The accepted and rejected files of a field; each change is announced once. */
export const useFiles = ({ id, value, defaultValue, rules, texts, onChange }: Input) => {
  const [own, setOwn] = useState(defaultValue);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const isFocusLost = useRef(false);
  const files = value ?? own;

  useEffect(() => {
    if (!isFocusLost.current) return;
    isFocusLost.current = false;
    document.getElementById(id)?.focus();
  });

  const setFiles = (next: readonly File[]): void => {
    setOwn(next);
    onChange?.(next);
  };
  const announceTotal = (next: readonly File[]): void => announce(texts.total(next.length, bytesOf(next)));
  const rejectionText = ({ file: { name, size }, reason, left }: RejectedFile): string => texts.rejected[reason]({ name, size, left });

  const add = (offered: readonly File[]): void => {
    const accepted = acceptFiles(files, offered, rules);
    setRejected(accepted.rejected);
    isFocusLost.current = accepted.files.length >= rules.maxFiles;
    if (accepted.files.length > files.length) setFiles(accepted.files);
    if (accepted.rejected.length > 0) announce(accepted.rejected.map(rejectionText).join(' '), 'assertive');
    else announceTotal(accepted.files);
  };
  const remove = (file: File): void => {
    const next = files.filter((one) => one !== file);
    isFocusLost.current = true;
    setFiles(next);
    announceTotal(next);
  };
  const dismiss = (one: RejectedFile): void => {
    isFocusLost.current = true;
    setRejected(rejected.filter((other) => other !== one));
  };
  return { files, rejected, add, remove, dismiss, rejectionText };
};
