import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('B-09 if it is not enabled there is no editor, and nothing of it is in what visitors load', async ({ request }) => {
  for (const path of ['/edit', '/edit/config.json', '/edit/npm/index.js']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-security-policy']).toContain("object-src 'none'");
  }
  const files = readdirSync('dist/public/assets').filter((file) => /\.(?:js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => /sveltia|\/edit\//i.test(readFileSync(`dist/public/assets/${file}`, 'utf8')))).toEqual([]);
});
