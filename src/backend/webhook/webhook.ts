import 'server-only';

// What others may hear of, told in the transaction in which it happens.

export { publishEvent, typesOf, type WebhookType, webhookTypes } from './publish-event.ts';

// Delivers what was told, signed.

export { sendWebhook } from './send-webhook.ts';

// Who listens, as the operator keeps it.

export { addEndpoint, listEndpoints, removeEndpoint, replayEvent, rotateSecret } from './endpoints.ts';
