'use client';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { FileTrigger, Pressable } from 'react-aria-components/FileTrigger';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './file-field.module.css';

type Props = {
  id: string;
  describedBy: string | undefined;
  texts: { choose: string; drop: string };
  extensions: readonly string[];
  isDisabled: boolean;
  isInvalid: boolean;
  onFiles: (files: readonly File[]) => void;
};

/**
 * The input for files: by button, drop, or paste while the button is focused. The button is the only tab stop; the area around it is for
 * pointers.
 */
export const FileDrop = ({ id, describedBy, texts, extensions, isDisabled, isInvalid, onFiles }: Props) => {
  const [isTarget, setTarget] = useState(false);
  const over = (event: DragEvent): void => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setTarget(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setTarget(false);
  };
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer): void => {
    setTarget(false);
    if (isDisabled || files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      role="presentation"
      className={styles['zone']}
      data-drop-target={isTarget || undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <Icon name="paperclip" />
      <FileTrigger allowsMultiple acceptedFileTypes={extensions} onSelect={(list) => onFiles([...(list ?? [])])}>
        <Pressable isDisabled={isDisabled}>
          <Button id={id} variant="line" size="s" isDisabled={isDisabled} {...(describedBy ? { 'aria-describedby': describedBy } : {})}>
            {texts.choose}
          </Button>
        </Pressable>
      </FileTrigger>
      <span className={styles['drop']}>{texts.drop}</span>
    </div>
  );
};
