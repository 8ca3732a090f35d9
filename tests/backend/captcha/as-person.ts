import { asksForCaptcha } from '../../support/asks-for-captcha.ts';
import type { TestBrowser } from '../rest/test-browser.ts';
import { solvedCaptcha } from './test-solve.ts';

/** A browser whose forms send a solved captcha wherever one is required and the test sends none itself. Tests only. */
export const asPerson = (browser: TestBrowser): TestBrowser => {
  const proven = async <Body>(path: string, body: Body): Promise<Body> =>
    asksForCaptcha(path) && typeof body === 'object' && body !== null && !('captcha' in body)
      ? { ...body, captcha: await solvedCaptcha() }
      : body;
  return {
    ...browser,
    post: async (path, body, headers) => browser.post(path, await proven(path, body), headers),
    form: async (path, fields) => browser.form(path, await proven(path, fields)),
    at: (other) => asPerson(browser.at(other)),
  };
};
