import 'server-only';

// All declared calls of some modules.

export { type Call, listCalls } from './calls.ts';

// The same for /openapi.json and /docs/rest.

export { describeRest } from './document.ts';
export { createRestGuide } from './guide.ts';
