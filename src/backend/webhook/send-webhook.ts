import 'server-only';
import { z } from 'zod';
import { database } from '#backend/database/database.ts';
import { NonRetryableError, type OutboxHandler } from '#backend/jobs/jobs.ts';
import { secretsOf, signedHeaders } from './sign.ts';
import { findEndpoint, findEvent } from './webhook.queries.ts';

const payload = z.object({ eventId: z.string(), endpointId: z.string() });
const http410 = 410;

/** The outbox handler for webhooks: one signed POST; everything but a 2xx within `timeoutMs` is retried later, 410 never. */
export const sendWebhook =
  ({ timeoutMs = 10_000 } = {}): OutboxHandler =>
  async (work) => {
    const { eventId, endpointId } = payload.parse(work.payload);
    const endpoint = await findEndpoint(database, endpointId);
    // The endpoint has been removed.
    if (!endpoint) return;
    const event = await findEvent(database, eventId);
    if (!event) throw new NonRetryableError(`There is no event ${eventId}`);
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: signedHeaders(secretsOf.parse(JSON.parse(endpoint.secrets)), eventId, event.body, Date.now()),
      body: event.body,
      // A receiver that redirects could send us anywhere.
      redirect: 'manual',
      signal: AbortSignal.any([work.signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    if (response.status === http410) throw new NonRetryableError(`${endpoint.url} is gone`);
    if (!response.ok) throw new Error(`${endpoint.url} answered ${response.status}`);
  };
