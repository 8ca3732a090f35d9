import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { guaranteeNoticeFile, noticeIn } from './guarantee-artwork.ts';

const folder = mkdtempSync(join(tmpdir(), 'undula-legal-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('Y-02 the Commission’s notice is found by its language, and only where its file exists', () => {
  writeFileSync(join(folder, guaranteeNoticeFile('de')), '<svg/>');
  expect(noticeIn(['no-such-folder', folder], 'de')).toBe('/legal/guarantee-notice-de.svg');
  expect(noticeIn(['no-such-folder', folder], 'fr')).toBeUndefined();
});
