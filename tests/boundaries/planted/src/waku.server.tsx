import { dressed } from './payment-sandbox/dressed.ts';

export const entry = [dressed, () => import('./payment-sandbox/sandbox.routes.ts')];
