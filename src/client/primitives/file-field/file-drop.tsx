'use client';
import { DropZone, type DropZoneProps, Text } from 'react-aria-components/DropZone';
import { FileTrigger, Pressable } from 'react-aria-components/FileTrigger';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './file-field.module.css';

type Props = {
  id: string;
  label: string;
  describedBy: string | undefined;
  texts: { choose: string; drop: string };
  extensions: readonly string[];
  isDisabled: boolean;
  isInvalid: boolean;
  onFiles: (files: readonly File[]) => void;
};

type Items = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'];

const filesIn = (items: Items): Promise<File[]> => Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile()));

/** The input for files: by button, drop, or paste. */
export const FileDrop = ({ id, label, describedBy, texts, extensions, isDisabled, isInvalid, onFiles }: Props) => (
  <DropZone
    aria-label={label}
    isDisabled={isDisabled}
    onDrop={({ items }) => void filesIn(items).then(onFiles)}
    getDropOperation={() => 'copy'}
    className={styles['zone'] ?? ''}
    data-invalid={isInvalid || undefined}
  >
    <Icon name="paperclip" />
    <FileTrigger allowsMultiple acceptedFileTypes={extensions} onSelect={(list) => onFiles([...(list ?? [])])}>
      <Pressable isDisabled={isDisabled}>
        <Button id={id} variant="line" size="s" isDisabled={isDisabled} {...(describedBy ? { 'aria-describedby': describedBy } : {})}>
          {texts.choose}
        </Button>
      </Pressable>
    </FileTrigger>
    <Text slot="label" className={styles['drop'] ?? ''}>
      {texts.drop}
    </Text>
  </DropZone>
);
