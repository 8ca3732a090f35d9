import { expect, test } from 'vitest';
import { findBodyError } from './rest-handler.ts';

test.each([
  ['/carts/add', { 'content-length': '1048576' }, undefined],
  ['/carts/add', { 'content-length': '1048577' }, 413],
  ['/marketing/contact/send', { 'content-length': '9437184' }, undefined],
  ['/marketing/contact/send', { 'content-length': '9437185' }, 413],
  ['/carts/add', { 'transfer-encoding': 'chunked' }, 411],
  ['/carts/add', {}, undefined],
])('a body to %s with %j: %s', (path, headers, errorStatus) => {
  expect(findBodyError({ headers }, path)).toBe(errorStatus);
});
