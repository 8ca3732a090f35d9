'use client';
import { useEffect } from 'react';
import { useRegisterRscEnhancer_UNSTABLE as useRegisterRscEnhancer } from 'waku/minimal/client';

const name = 'X-Waku-Etags';
const isFrame = ([slot]: [string, unknown]): boolean => slot === 'root' || slot.startsWith('layout:');

const bounded: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  const etags = JSON.parse(headers.get(name) ?? '{}') as Record<string, string>;
  headers.set(name, JSON.stringify(Object.fromEntries(Object.entries(etags).filter(isFrame))));
  return fetch(input, { ...init, headers });
};

/** Keeps Waku's etag header short: it lists every route ever visited until servers refuse it, yet only root and layouts save bytes. */
export const BoundedEtags = () => {
  const register = useRegisterRscEnhancer();
  useEffect(() => register((request) => (path, params, options) => request(path, params, { ...options, fetch: bounded })), [register]);
  return null;
};
