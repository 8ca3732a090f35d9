import { z } from 'zod';

// In browsers zod would try whether it may write code of its own; the shop's policy forbids that, and each page would report a breach.
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
