import 'server-only';

/** An address outside that hears of orders. `types` and `secrets` are JSON. */
export type WebhookEndpointTable = { endpointId: string; url: string; types: string; secrets: string; createdAt: number };

/** Something that happened, in the very bytes that are sent however often. */
export type WebhookEventTable = { eventId: string; type: string; body: string; createdAt: number };

export type WebhookTables = { webhookEndpoint: WebhookEndpointTable; webhookEvent: WebhookEventTable };
