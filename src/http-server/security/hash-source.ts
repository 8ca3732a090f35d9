import { createHash } from 'node:crypto';

/** The policy source that allows exactly this inline script or style. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
