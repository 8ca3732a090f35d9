import type { TestBrowser } from '../backend/rest/test-browser.ts';
import type { PlannedCall } from './planned-call.ts';

/** Values from earlier responses, by the name of the field that takes them. */
export type Live = Record<string, unknown>;

const withLive = (sent: unknown, live: Live): unknown => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, live[name] ?? value]));
};

const flatten = (value: unknown, name = ''): [string, string][] => {
  if (typeof value !== 'object' || value === null) return [[name || 'value', String(value).toWellFormed()]];
  return Object.entries(value).flatMap(([key, below]) => flatten(below, name ? `${name}.${key}` : key));
};

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();

const requestOf = (send: PlannedCall['send'], body: unknown): RequestInit & { headers?: Record<string, string> } => {
  const json = JSON.stringify(body) ?? 'null';
  if (send === 'form') {
    const fields = new URLSearchParams(flatten(body));
    return { body: fields.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  }
  if (send === 'untyped') return { body: json, headers: { 'content-type': 'text/plain' } };
  return { body: send === 'torn' ? json.slice(0, -1) : json, headers: { 'content-type': 'application/json' } };
};

export type MadeCall = { url: string; input: { query: unknown; body: unknown }; answer: Response; text: string };

/** Makes the call in a browser; returns what was sent and the response. */
export const makeCall = async (browser: TestBrowser, planned: PlannedCall, live: Live): Promise<MadeCall> => {
  const { call, send } = planned;
  const known = planned.live ? live : {};
  const parts = withLive(planned.path, known) as Live;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(parts[name] ?? 'x')));
  const query = Object.entries(planned.query).map(([name, value]): [string, string] => [name, textOf(value)]);
  const url = `${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
  const body = withLive(planned.body, known);
  const init = call.method === 'get' ? {} : requestOf(send, body ?? {});
  const answer = await browser.call(url, { method: call.method.toUpperCase(), ...init });
  const text = answer.headers.get('content-type')?.includes('json') ? await answer.text() : '';
  return { url, input: { query: Object.fromEntries(query), body }, answer, text };
};
