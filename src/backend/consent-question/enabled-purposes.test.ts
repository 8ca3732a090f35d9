import { afterEach, expect, test, vi } from 'vitest';
import { enabledPurposes } from './enabled-purposes.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  [{}, ['last-seen', 'video']],
  [{ GOOGLE_MAPS_KEY: 'key' }, ['last-seen', 'video', 'maps']],
  [{ RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' }, ['last-seen', 'video', 'captcha']],
  [{ TAG_MANAGER_ID: 'GTM-ABC1234' }, ['last-seen', 'video', 'analytics', 'advertising']],
])('G-02 visitors are asked about the services that the shop is configured with: %j', (variables, asked) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  expect(enabledPurposes()).toEqual(asked);
});
