import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { isLocalOnly, isPrivateRequest } from './local-request.ts';

const ask = (headers: Record<string, string> = {}, { httpVersion = '1.1', remoteAddress = '127.0.0.1' } = {}): IncomingMessage =>
  ({ headers: { host: 'localhost:3000', ...headers }, httpVersion, socket: { remoteAddress } }) as unknown as IncomingMessage;
const closed = { scheme: 'http', trustedProxies: 0 } as const;

describe('a request from this machine', () => {
  test.each([
    ['directly', ask()],
    ['by IPv6', ask({ host: '[::1]:3000' }, { remoteAddress: '::1' })],
    ['from a page of its own', ask({ origin: 'http://de.localhost:3000', referer: 'http://localhost:3000/edit' })],
  ])('%s is private, unless the shop is public', (_, request) => {
    expect(isPrivateRequest(request, closed)).toBe(true);
    expect(isPrivateRequest(request, { ...closed, scheme: 'https' })).toBe(false);
    expect(isPrivateRequest(request, { ...closed, trustedProxies: 1 })).toBe(false);
    for (const path of ['/sandbox/outbox', '/sandbox/stripe/v1']) expect(isLocalOnly(request, path, closed)).toBe(false);
  });

  test.each([
    ['another machine', ask({}, { remoteAddress: '203.0.113.7' })],
    ['a foreign name that resolves here', ask({ host: 'shop.example' })],
    ['a proxy that names the visitor', ask({ 'x-forwarded-for': '203.0.113.7' })],
    ['nginx with nothing but proxy_pass', ask({ connection: 'close' }, { httpVersion: '1.0' })],
    ['a page elsewhere, through a silent proxy', ask({ referer: 'http://shop.example/edit' })],
    ['a form elsewhere, through a silent proxy', ask({ origin: 'http://shop.example' })],
    ['a page that is no address', ask({ referer: 'shop' })],
  ])('of %s is not', (_, request) => {
    expect(isPrivateRequest(request, closed)).toBe(false);
    for (const path of ['/sandbox/outbox', '/sandbox/stripe/v1']) expect(isLocalOnly(request, path, closed)).toBe(true);
  });
});
