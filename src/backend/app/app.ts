import 'server-only';

// Everything under a REST prefix is answered by `rest`.

export { rest } from './rest.ts';

// Every call that /openapi.json tells, by the room it belongs to.

export { publicModules } from './rest-modules.ts';

// The life of the process beside answering: begun once, asked whether it may get traffic, ended with nothing half done.

export { isReady, startBackend, stopBackend } from './start.ts';
