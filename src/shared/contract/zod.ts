import * as z from 'zod/mini';

// In browsers zod would test whether it may compile code; the shop's policy forbids that, and each page would report a violation.
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
