import { describe, expect, test } from 'vitest';
import { documentPolicy, hashInlineScripts } from './content-security.ts';
import { hashSource } from './hash-source.ts';

const options = { scheme: 'https', paymentOrigins: [] } as const;
const directive = (policy: string, name: string): string => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';

describe('scripts of a page', () => {
  const mark = 'secret';
  test('only the scripts that the renderer marked are allowed', () => {
    const { html, hashes } = hashInlineScripts(
      `<script nonce="${mark}">own()</script><script>planted()</script><script nonce="guess">planted()</script>`,
      mark,
    );
    expect(hashes).toEqual([hashSource('own()')]);
    expect(html).toBe('<script>own()</script><script>planted()</script><script nonce="guess">planted()</script>');
  });

  test('the hash covers the script as it is sent, even where the mark was inside it', () => {
    const { html, hashes } = hashInlineScripts(`<script async nonce="${mark}">push("nonce ${mark}")</script>`, mark);
    const sent = />([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(html).not.toContain(mark);
    expect(hashes).toEqual([hashSource(sent)]);
  });

  test('equal scripts share one hash, an external one has none', () => {
    expect(
      hashInlineScripts(
        `<script nonce="${mark}">a</script><script nonce="${mark}">a</script><script nonce="${mark}" src="/assets/a.js"></script>`,
        mark,
      ).hashes,
    ).toHaveLength(1);
  });
});

describe('the policy', () => {
  test('script files come from /assets/ of the configured hosts', () => {
    expect(directive(documentPolicy('ch', ["'sha256-x'"], options), 'script-src')).toBe(
      "script-src undula.ch/assets/ *.undula.ch/assets/ 'sha256-x'",
    );
    expect(directive(documentPolicy('ch', [], { ...options, scheme: 'http' }), 'script-src')).toContain('*.localhost:*/assets/');
  });

  test('any other host is covered as self, and the policy still does not name it', () => {
    expect(directive(documentPolicy(undefined, [], options), 'script-src')).toBe("script-src 'self'");
  });

  test('inline scripts are forbidden, and no frame may embed the shop', () => {
    const policy = documentPolicy('de', [], options);
    expect(directive(policy, 'script-src')).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(documentPolicy('de', [], { ...options, scheme: 'http' })).not.toContain('upgrade-insecure-requests');
  });

  test('only named Trusted Types policies turn text into HTML', () => {
    const policy = documentPolicy('de', [], options);
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types')).toBe('trusted-types default lit-html');
  });

  test('M-03 frames may only hold our own pages and those of the named providers', () => {
    expect(directive(documentPolicy('de', [], options), 'frame-src')).toBe(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org",
    );
  });

  test('forms submit to ourselves and to the payment provider alone', () => {
    expect(directive(documentPolicy('de', [], { ...options, paymentOrigins: ['https://pay.example'] }), 'form-action')).toBe(
      "form-action 'self' https://pay.example",
    );
  });

  test("Google's hosts and rules are allowed where the shop has a key for its maps, and nowhere else", () => {
    expect(documentPolicy('de', [], options)).not.toMatch(/google|gstatic/);
    const policy = documentPolicy('de', ["'sha256-x'"], { ...options, hasGoogleMaps: true });
    expect(directive(policy, 'script-src')).toBe("script-src undula.de/assets/ *.undula.de/assets/ 'sha256-x' https://maps.googleapis.com");
    // A hash beside it would disable 'unsafe-inline'.
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com");
    expect(directive(policy, 'font-src')).toBe("font-src 'self' https://fonts.gstatic.com");
    for (const name of ['img-src', 'connect-src']) expect(directive(policy, name)).toMatch(/ 'self'.* https:\/\/\*\.googleapis\.com /);
    expect(directive(policy, 'trusted-types')).toBe(
      'trusted-types default lit-html @googlemaps/js-api-loader google-maps-api-loader google-maps-api#html',
    );
    expect(directive(policy, 'frame-src')).toBe(directive(documentPolicy('de', [], options), 'frame-src'));
  });

  test("the tag manager's hosts and rules are allowed where the shop has a container, and nothing else is", () => {
    const bare = documentPolicy('de', ["'sha256-x'"], options);
    const policy = documentPolicy('de', ["'sha256-x'"], { ...options, hasTagManager: true });
    expect(directive(policy, 'script-src')).toBe(`${directive(bare, 'script-src')} https://www.googletagmanager.com`);
    for (const name of ['img-src', 'connect-src']) {
      expect(directive(policy, name)).toMatch(/ https:\/\/\*\.google-analytics\.com .*https:\/\/\*\.googletagmanager\.com$/);
      expect(directive(bare, name)).not.toContain('google');
    }
    expect(directive(policy, 'trusted-types')).toBe(`${directive(bare, 'trusted-types')} tag-manager goog#html google#safe`);
    for (const name of ['style-src', 'frame-src', 'form-action']) expect(directive(policy, name)).toBe(directive(bare, name));
  });

  test('reCAPTCHA is allowed where the shop has a key for it, limited to what it needs, and nowhere else', () => {
    expect(documentPolicy('de', [], options)).not.toMatch(/recaptcha|goog/);
    const policy = documentPolicy('de', ["'sha256-x'"], { ...options, hasRecaptcha: true });
    const added = {
      'script-src': 'https://www.google.com/recaptcha/api.js https://www.gstatic.com/recaptcha/releases/',
      'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'connect-src': 'https://www.google.com/recaptcha/',
      'trusted-types': 'goog#html',
    };
    const without = Object.entries(added).reduce((rest, [, more]) => rest.replace(` ${more};`, ';'), policy);
    expect(without).toBe(documentPolicy('de', ["'sha256-x'"], options));
    for (const [name, more] of Object.entries(added))
      expect(directive(policy, name)).toMatch(new RegExp(` ${more.replaceAll('.', '\\.')}$`));
  });

  test('the keys for maps and reCAPTCHA work together', () => {
    const policy = documentPolicy('de', [], { ...options, hasGoogleMaps: true, hasRecaptcha: true });
    expect(directive(policy, 'script-src')).toMatch(/ https:\/\/maps\.googleapis\.com https:\/\/www\.google\.com\/recaptcha\/api\.js /);
    expect(directive(policy, 'trusted-types')).toMatch(/ google-maps-api#html goog#html$/);
  });
});
