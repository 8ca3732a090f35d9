import { createHash } from 'node:crypto';

/** The word by which a policy allows exactly this inline script or style. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
