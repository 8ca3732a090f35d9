import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSiteverify, type Siteverify } from './siteverify.ts';

let siteverify: Siteverify;
beforeEach(async () => {
  siteverify = await openSiteverify();
});
afterEach(() => siteverify.close());

const ask = async (parameters: Record<string, string>) =>
  (await fetch(siteverify.url, { method: 'POST', body: new URLSearchParams(parameters) })).json();

test('a token is valid once, and returns the host and action it was created for', async () => {
  const response = siteverify.issue('de.localhost', { score: 0.7 });
  const said = await ask({ secret: siteverify.secret, response });
  expect(said).toMatchObject({ success: true, hostname: 'de.localhost', action: 'submit', score: 0.7 });
  expect(await ask({ secret: siteverify.secret, response })).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
});

test('it rejects what the real one rejects, with the same error codes', async () => {
  const { secret, url } = siteverify;
  const response = siteverify.issue('de.localhost');
  const old = siteverify.issue('de.localhost', { challenge_ts: new Date(Date.now() - 3 * 60 * 1000).toISOString() });
  const codesOf = async (parameters: Record<string, string>) => ((await ask(parameters)) as { 'error-codes': string[] })['error-codes'];
  expect(await codesOf({ secret: 'other', response })).toEqual(['invalid-input-secret']);
  expect(await codesOf({ secret, response: 'unknown' })).toEqual(['invalid-input-response']);
  expect(await codesOf({ secret, response: old })).toEqual(['timeout-or-duplicate']);
  expect(await codesOf({ secret })).toEqual(['missing-input-response']);
  expect(await codesOf({ response })).toEqual(['missing-input-secret']);
  expect(await codesOf({})).toEqual(['missing-input-response', 'missing-input-secret']);
  expect(await (await fetch(`${url}?secret=${secret}&response=${response}`)).json()).toEqual({
    success: false,
    'error-codes': ['bad-request'],
  });
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ secret, response }) };
  expect(await (await fetch(url, json)).json()).toMatchObject({ 'error-codes': ['missing-input-response', 'missing-input-secret'] });
});
