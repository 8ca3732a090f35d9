/** The limits on files. */
export type FileRules = {
  /** Maximum number of files. */
  maxFiles: number;
  /** Maximum total size in bytes. */
  maxBytes: number;
  /** Lower-case extensions with their dot: `.pdf`. */
  extensions: readonly string[];
  /** The pattern of a valid name, apart from its extension. */
  namePattern?: RegExp;
};

/** Why a file is rejected: wrong type, invalid name, too big for the remaining bytes, or too many files. */
export type RejectionReason = 'type' | 'name' | 'size' | 'count';

/** A rejected file; `left` are the bytes that remained at that point. */
export type RejectedFile = { file: File; reason: RejectionReason; left: number };

/** The total size of all files in bytes. */
export const bytesOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const reasonAgainst = (file: File, accepted: readonly File[], rules: FileRules): RejectionReason | undefined => {
  if (!rules.extensions.some((extension) => file.name.toLowerCase().endsWith(extension))) return 'type';
  if (rules.namePattern && !rules.namePattern.test(file.name)) return 'name';
  if (accepted.length >= rules.maxFiles) return 'count';
  return bytesOf(accepted) + file.size > rules.maxBytes ? 'size' : undefined;
};

/** Accepts the offered files one by one, as the rules allow beside those already chosen; the same file only once. */
export const acceptFiles = (
  chosen: readonly File[],
  offered: readonly File[],
  rules: FileRules,
): { files: readonly File[]; rejected: readonly RejectedFile[] } => {
  const files = [...chosen];
  const rejected: RejectedFile[] = [];
  for (const file of offered.filter((one) => !chosen.some((other) => isSame(one, other)))) {
    const reason = reasonAgainst(file, files, rules);
    if (reason) rejected.push({ file, reason, left: rules.maxBytes - bytesOf(files) });
    else files.push(file);
  }
  return { files, rejected };
};
