import 'server-only';

// Everything under a REST prefix is answered by this middleware.

export { createRestMiddleware } from './rest.ts';

// Every call listed in /openapi.json, by its module.

export { publicModules } from './rest-modules.ts';

// The lifecycle of the process: started once, checked for readiness, shut down with nothing half done.

export { isReady, startBackend, stopBackend } from './start.ts';
