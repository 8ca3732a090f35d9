import 'server-only';
import type { OutboxHandlers } from '#backend/jobs/dispatcher.ts';
import { answerMailRequest } from './mail-request.ts';

/** The consumer room's work in the background. */
export const consumerHandlers: OutboxHandlers = { 'consumer-request': answerMailRequest };
