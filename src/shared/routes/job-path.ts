const fixed = ['karriere', 'jobs', 'jobbeschreibung'];

/** The address of a job's description below a root, as links write it (J-02). */
export const jobPath = (careerid: string): string => `Karriere/Jobs/Jobbeschreibung/${careerid}`;

/** The job of an address, ignoring case; null: `/career/job`, which names none. Undefined for any other address. */
export const careerIdAt = (segments: readonly string[]): string | null | undefined => {
  const lower = segments.map((segment) => segment.toLowerCase());
  if (lower.join('/') === 'career/job') return null;
  const [careerid] = segments.slice(fixed.length);
  const isJob = segments.length === fixed.length + 1 && fixed.every((part, index) => lower[index] === part);
  return isJob && careerid !== undefined && /^[\w-]{1,40}$/.test(careerid) ? careerid : undefined;
};
