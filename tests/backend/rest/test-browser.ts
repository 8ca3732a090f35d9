import type { Hono } from 'hono';
import type { RestEnv } from '#backend/rest/rest-env.ts';

type Jar = Map<string, string>;
export type TestBrowser = ReturnType<typeof createBrowser>;

/**
 * A browser for tests: stores cookies, calls the app at a host as script (`get`, `post`, or anything by `call`) or as a no-script form
 * (`form`).
 */
export const createBrowser = (app: Hono<RestEnv>, host: string, jar: Jar = new Map()) => {
  const cookieHeader = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> => {
    const answer = await app.request(`http://${host}${path}`, { ...init, headers: { host, cookie: cookieHeader(), ...init.headers } });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    call,
    get: (path: string, headers: Record<string, string> = {}) => call(path, { headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
    put: (path: string, body: unknown) =>
      call(path, { method: 'PUT', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    form: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      call(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    cookies: () => Object.fromEntries(jar),
    cookieHeader,
    setCookie: (name: string, value: string) => void jar.set(name, value),
    /** The same cookies at another host; only tests can do that. */
    at: (other: string) => createBrowser(app, other, jar),
  };
};
