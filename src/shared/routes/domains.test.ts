import { afterEach, expect, test, vi } from 'vitest';
import { readEnvironment } from '#shared/environment/environment.ts';
import { countryOfHost } from '#shared/routes/country-of-host.ts';
import { absoluteUrl, domainOf } from './domains.ts';

afterEach(() => void vi.unstubAllEnvs());

test('absolute addresses come from configuration', () => {
  expect(absoluteUrl('gb', '/sinks')).toBe('https://www.undula.co.uk/sinks');
});

test('C-02 a staging domain is configured by the environment: addresses and hosts follow, other countries stay', () => {
  vi.stubEnv('DOMAIN_FR', 'fr.staging.example');
  expect([domainOf('fr'), absoluteUrl('fr', '/evier')]).toEqual(['fr.staging.example', 'https://www.fr.staging.example/evier']);
  expect(['fr.staging.example', 'www.fr.staging.example:8443', 'WWW.FR.STAGING.EXAMPLE'].map(countryOfHost)).toEqual(['fr', 'fr', 'fr']);
  expect(['www.undula.co.uk', 'staging.example'].map(countryOfHost)).toEqual(['gb', 'de']);
  expect(domainOf('gb')).toBe('undula.co.uk');
});

test.each(['https://staging.example', 'www.staging.example', 'staging.example:8080', 'Staging.example', 'staging', 'a b.example'])(
  'a domain %s is rejected by name',
  (domain) => {
    expect(() => readEnvironment({ DOMAIN_FR: domain })).toThrow(`DOMAIN_FR=${JSON.stringify(domain)}: must be a domain`);
  },
);

test('two countries never share a domain', () => {
  expect(() => readEnvironment({ DOMAIN_FR: 'one.example', DOMAIN_BE: 'one.example' })).toThrow(
    'DOMAIN_FR="one.example": is the domain of be, too',
  );
  expect(() => readEnvironment({ DOMAIN_FR: 'undula.de' })).toThrow('DOMAIN_FR="undula.de": is the domain of de, too');
});
