import 'server-only';

/** An external address that receives order events. `types` and `secrets` are JSON. */
export type WebhookEndpointTable = { endpointId: string; url: string; types: string; secrets: string; createdAt: number };

/** An event, as the exact bytes that are sent each time. */
export type WebhookEventTable = { eventId: string; type: string; body: string; createdAt: number };

export type WebhookTables = { webhookEndpoint: WebhookEndpointTable; webhookEvent: WebhookEventTable };
