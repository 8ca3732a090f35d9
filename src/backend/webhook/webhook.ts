import 'server-only';

// Published events, queued in the transaction in which they happen.

export { publishEvent, typesOf, type WebhookType, webhookTypes } from './publish-event.ts';

// Delivers events, signed.

export { sendWebhook } from './send-webhook.ts';

// The endpoints, managed by the operator.

export { addEndpoint, listEndpoints, removeEndpoint, replayEvent, rotateSecret } from './endpoints.ts';
