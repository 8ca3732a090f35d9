import { expect, test } from 'vitest';
import { allowHtml, allowRecaptcha, allowWorker } from './trusted-html.ts';

test.each(['<script></script>', '', 'Strom & Söhne', '{"name":"\\u003c/script\\u003e"}'])('%s may become HTML', (html) => {
  expect(allowHtml(html)).toBe(html);
});

test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<script></script><b>', ' <script></script>'])(
  '%s may not',
  (html) => {
    expect(allowHtml(html)).toBeNull();
  },
);

const page = 'https://undula.de/haendler';

test("the map's worker is a file of the build, by full URL or path", () => {
  const path = '/assets/maplibre-gl-worker-DTh23QKw.js';
  expect(allowWorker(path, page)).toBe(path);
  expect(allowWorker(`https://undula.de${path}`, page)).toBe(`https://undula.de${path}`);
});

test.each([
  'https://elsewhere.example/assets/maplibre-gl-worker-DTh23QKw.js',
  '/assets/index-DTh23QKw.js',
  '/assets/maplibre-gl-worker-/../../rest/upload.js',
  '/pictures/assets/maplibre-gl-worker-a.js',
  'blob:https://undula.de/7d0a',
  'data:text/javascript,alert(1)//assets/maplibre-gl-worker-a.js',
])('%s may not become a worker', (address) => {
  expect(allowWorker(address, page)).toBeNull();
});

test.each([
  'https://www.google.com/recaptcha/api.js?render=6Lc-a_Key',
  'https://www.gstatic.com/recaptcha/releases/QvLuXwupqtKCyjBw2xIzFLIf/recaptcha__zh_cn.js',
])('%s may become a script', (address) => {
  expect(allowRecaptcha(address)).toBe(address);
});

test.each([
  'https://www.google.com/recaptcha/api.js?render=a&onload=alert',
  'https://www.google.com/recaptcha/api.js?onload=alert&render=a',
  'https://www.google.com/recaptcha/about/js/main.min.js',
  'http://www.google.com/recaptcha/api.js?render=a',
  'https://www.google.com.thief.example/recaptcha/api.js?render=a',
  'https://www.gstatic.com/recaptcha/releases/a/../../../other/recaptcha__de.js',
  'https://www.gstatic.com/recaptcha/releases/a/recaptcha__de.js?x',
  'data:,https://www.google.com/recaptcha/api.js?render=a',
])('%s may not become a script', (address) => {
  expect(allowRecaptcha(address)).toBeNull();
  expect(allowWorker(address, page)).toBeNull();
});
