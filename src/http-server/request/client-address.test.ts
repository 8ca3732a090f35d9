import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, sanitizeForwardedHeaders } from './client-address.ts';

const ask = (headers: Record<string, string>): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' });
  const request = new IncomingMessage(socket);
  request.headers = headers;
  request.rawHeaders = Object.entries(headers).flat();
  return request;
};

test.each([
  [0, '1.1.1.1, 2.2.2.2', '10.0.0.1'],
  [1, '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  [2, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  [5, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  [1, '', '10.0.0.1'],
])('with %i proxies and "%s" the visitor is %s', (proxies, forwarded, expected) => {
  expect(clientAddress(ask({ 'x-forwarded-for': forwarded }), proxies)).toBe(expected);
});

test('a request from outside cannot set the visitor address or the mark of our scripts', () => {
  const request = ask({
    Host: 'undula.de',
    'X-Real-IP': '9.9.9.9',
    'X-Script-Mark': 'x',
    'X-Forwarded-For': '9.9.9.9',
    Cookie: 'a=b',
  });
  sanitizeForwardedHeaders(request, 0);
  expect(request.rawHeaders).toEqual(['Host', 'undula.de', 'Cookie', 'a=b', 'x-forwarded-for', '10.0.0.1']);
  expect(request.headers).toEqual({ Host: 'undula.de', Cookie: 'a=b', 'x-forwarded-for': '10.0.0.1' });
});
