import { describe, expect, test } from 'vitest';
import { documentPolicy, sealScripts } from './content-security.ts';
import { hashSource } from './hash-source.ts';

const options = { scheme: 'https', paymentOrigins: [] } as const;
const directive = (policy: string, name: string): string => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';

describe('scripts of a page', () => {
  const mark = 'secret';
  test('only those that the renderer marked are blessed', () => {
    const { html, hashes } = sealScripts(
      `<script nonce="${mark}">own()</script><script>planted()</script><script nonce="guess">planted()</script>`,
      mark,
    );
    expect(hashes).toEqual([hashSource('own()')]);
    expect(html).toBe('<script>own()</script><script>planted()</script><script nonce="guess">planted()</script>');
  });

  test('what is hashed is what is sent, even where the mark stood inside a script', () => {
    const { html, hashes } = sealScripts(`<script async nonce="${mark}">push("nonce ${mark}")</script>`, mark);
    const sent = />([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(html).not.toContain(mark);
    expect(hashes).toEqual([hashSource(sent)]);
  });

  test('equal scripts have one hash, an external one has none', () => {
    expect(
      sealScripts(
        `<script nonce="${mark}">a</script><script nonce="${mark}">a</script><script nonce="${mark}" src="/assets/a.js"></script>`,
        mark,
      ).hashes,
    ).toHaveLength(1);
  });
});

describe('the policy', () => {
  test('files with scripts come from /assets/ of the configured hosts', () => {
    expect(directive(documentPolicy('ch', ["'sha256-x'"], options), 'script-src')).toBe(
      "script-src undula.ch/assets/ *.undula.ch/assets/ 'sha256-x'",
    );
    expect(directive(documentPolicy('ch', [], { ...options, scheme: 'http' }), 'script-src')).toContain('*.localhost:*/assets/');
  });

  test('any other host gets its own, and the policy still does not name it', () => {
    expect(directive(documentPolicy(undefined, [], options), 'script-src')).toBe("script-src 'self'");
  });

  test('nothing inline is allowed in scripts, and no frame may hold the shop', () => {
    const policy = documentPolicy('de', [], options);
    expect(directive(policy, 'script-src')).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(documentPolicy('de', [], { ...options, scheme: 'http' })).not.toContain('upgrade-insecure-requests');
  });

  test('text becomes HTML by named rules alone', () => {
    const policy = documentPolicy('de', [], options);
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types')).toBe('trusted-types default lit-html');
  });

  test('M-03 frames hold pages of ours and of the named houses alone', () => {
    expect(directive(documentPolicy('de', [], options), 'frame-src')).toBe(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org",
    );
  });

  test('forms lead to ourselves and to the payment provider alone', () => {
    expect(directive(documentPolicy('de', [], { ...options, paymentOrigins: ['https://pay.example'] }), 'form-action')).toBe(
      "form-action 'self' https://pay.example",
    );
  });
});
