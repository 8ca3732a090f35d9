import { expect, test } from 'vitest';
import { allowHtml } from './trusted-html.ts';

test.each(['<script></script>', '', 'Strom & Söhne', '{"name":"\\u003c/script\\u003e"}'])('%s may become HTML', (html) => {
  expect(allowHtml(html)).toBe(html);
});

test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<script></script><b>', ' <script></script>'])(
  '%s may not',
  (html) => {
    expect(allowHtml(html)).toBeNull();
  },
);
