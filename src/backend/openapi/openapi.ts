import 'server-only';

// All declared calls of some rooms.

export { type Call, listCalls } from './calls.ts';

// The same as /openapi.json and /docs/rest tell them.

export { describeRest } from './document.ts';
export { createRestGuide } from './guide.ts';
