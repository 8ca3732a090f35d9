'use client';
import { controlOf, FieldGroup } from '../field/field.tsx';
import type { FieldTexts } from '../field/field-texts.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { MeasureLine } from '../measure-line/measure-line.tsx';
import { FileDrop } from './file-drop.tsx';
import styles from './file-field.module.css';
import { FileRow } from './file-row.tsx';
import { bytesOf, type FileRules } from './file-rules.ts';
import type { FileFieldTexts } from './file-texts.ts';
import { useFiles } from './use-files.ts';

type Props = FieldTexts & {
  /** Its form field name. */
  name: string;
  /** The chosen files. */
  value: readonly File[];
  /** Called with all files after each change. */
  onChange: (files: readonly File[]) => void;
  /** Limits on number, total size and types. */
  rules: FileRules;
  /** The texts of its parts. */
  texts: FileFieldTexts;
  /** Cannot be used now. @default false */
  isDisabled?: boolean;
};

/** Attachments: chosen, dropped or pasted; each drawn to scale against the total limit. Without script it is the native file field. */
export const FileField = ({ label, note, hint, error, name, value: files, rules, texts, isDisabled = false, onChange }: Props) => {
  const { rejected, add, remove, dismiss, rejectionText } = useFiles({ id: name, files, rules, texts, onChange });
  const isHydrated = useHydrated();
  const group = `${name}-group`;
  const share = (bytes: number): number => (100 * bytes) / rules.maxBytes;
  const { 'aria-describedby': describedBy } = controlOf(group, { hint, error });
  return (
    <FieldGroup id={group} label={label} note={note} hint={hint} error={error}>
      {files.length < rules.maxFiles ? (
        <FileDrop
          id={name}
          describedBy={describedBy}
          texts={texts}
          extensions={rules.extensions}
          isDisabled={isDisabled}
          isInvalid={Boolean(error)}
          onFiles={add}
        />
      ) : (
        <p id={name} tabIndex={-1} className={styles['full']}>
          {texts.full}
        </p>
      )}
      {!isHydrated && (
        <input type="file" name={name} multiple accept={rules.extensions.join()} aria-label={texts.choose} className={styles['native']} />
      )}
      {files.length + rejected.length > 0 && (
        <ul>
          {files.map((file) => (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified}`}
              name={file.name}
              share={share(file.size)}
              size={texts.size(file.size)}
              removeLabel={texts.remove(file.name)}
              onRemove={() => remove(file)}
            />
          ))}
          {rejected.map((one) => (
            <FileRow
              key={`${one.file.name} ${one.file.size} ${one.reason}`}
              name={one.file.name}
              share={share(one.file.size)}
              size={texts.size(one.file.size)}
              removeLabel={texts.remove(one.file.name)}
              error={rejectionText(one)}
              onRemove={() => dismiss(one)}
            />
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <MeasureLine kind="progress" value={share(bytesOf(files))}>
          {texts.total(files.length, bytesOf(files))}
        </MeasureLine>
      )}
    </FieldGroup>
  );
};
