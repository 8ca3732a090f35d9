import { useEffect, useRef, useState } from 'react';
import { announce } from '../announcer/announce.ts';
import { bytesOf, type FileRules, type RefusedFile, takeFiles } from './file-rules.ts';
import type { FileFieldTexts } from './file-texts.ts';

type Input = {
  /** Of the element that takes the focus when what had it is gone. */
  id: string;
  value: readonly File[] | undefined;
  defaultValue: readonly File[];
  rules: FileRules;
  texts: FileFieldTexts;
  onChange: ((files: readonly File[]) => void) | undefined;
};

/** The chosen and the refused files of a field; each change is said once. */
export const useFiles = ({ id, value, defaultValue, rules, texts, onChange }: Input) => {
  const [own, setOwn] = useState(defaultValue);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const isFocusLost = useRef(false);
  const files = value ?? own;

  useEffect(() => {
    if (!isFocusLost.current) return;
    isFocusLost.current = false;
    document.getElementById(id)?.focus();
  });

  const keep = (next: readonly File[]): void => {
    setOwn(next);
    onChange?.(next);
  };
  const sayTotal = (next: readonly File[]): void => announce(texts.total(next.length, bytesOf(next)));
  const sayRefusal = ({ file: { name, size }, reason, left }: RefusedFile): string => texts.refused[reason]({ name, size, left });

  const add = (offered: readonly File[]): void => {
    const taken = takeFiles(files, offered, rules);
    setRefused(taken.refused);
    isFocusLost.current = taken.files.length >= rules.maxFiles;
    if (taken.files.length > files.length) keep(taken.files);
    if (taken.refused.length > 0) announce(taken.refused.map(sayRefusal).join(' '), 'assertive');
    else sayTotal(taken.files);
  };
  const remove = (file: File): void => {
    const next = files.filter((one) => one !== file);
    isFocusLost.current = true;
    keep(next);
    sayTotal(next);
  };
  const dismiss = (one: RefusedFile): void => {
    isFocusLost.current = true;
    setRefused(refused.filter((other) => other !== one));
  };
  return { files, refused, add, remove, dismiss, sayRefusal };
};
