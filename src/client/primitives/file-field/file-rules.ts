/** What may be chosen. */
export type FileRules = {
  /** So many at most. */
  maxFiles: number;
  /** So many bytes at most, all files together. */
  maxBytes: number;
  /** Endings in small letters, with their dot: `.pdf`. */
  extensions: readonly string[];
  /** What a name must look like, beyond its ending. */
  namePattern?: RegExp;
};

/** Why a file is not taken: it is of another kind, its name does not fit, it is too big for what is left, or there are enough. */
export type RejectionReason = 'type' | 'name' | 'size' | 'count';

/** A file that is not taken; `left` are the bytes that the others left then. */
export type RejectedFile = { file: File; reason: RejectionReason; left: number };

/** The sum of all files in bytes. */
export const bytesOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const reasonAgainst = (file: File, accepted: readonly File[], rules: FileRules): RejectionReason | undefined => {
  if (!rules.extensions.some((extension) => file.name.toLowerCase().endsWith(extension))) return 'type';
  if (rules.namePattern && !rules.namePattern.test(file.name)) return 'name';
  if (accepted.length >= rules.maxFiles) return 'count';
  return bytesOf(accepted) + file.size > rules.maxBytes ? 'size' : undefined;
};

/** Takes of the offered files, one after the other, what the rules allow beside those already chosen; the same file is taken once. */
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
