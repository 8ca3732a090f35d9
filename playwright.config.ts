import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { browserLanes } from './tests/lanes.ts';
import { answeredVisitor } from './tests/support/browser/answered-visitor.ts';

const port = Number(process.env['SHOP_PORT'] ?? 3180);
// The processes of the tests inherit where the shop under test keeps things: they read its mail and act as its operator.
process.env['MAIL_FOLDER'] ??= 'var/test/outbox';
process.env['DATABASE_FILE'] ??= join(tmpdir(), `undula-test-${process.pid}.db`);
const { MAIL_FOLDER, DATABASE_FILE } = process.env;

/** A server that runs already, for a quick look at pictures. */
const at = process.env['SHOP_AT'];

/** The pinned browser: the same bytes on every machine, so that snapshots agree to the pixel. */
const launchOptions = {
  executablePath: await chromium.executablePath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
};

/** Drawing that depends on nothing but the page: no strip kept from the frame before, no picture painted later, no shortcut of one processor. */
const evenly = ['--disable-partial-raster', '--disable-checker-imaging', '--disable-skia-runtime-opts'];

/** Faces that the page does not bring along come from the same few files on every machine. */
const env = { ...process.env, FONTCONFIG_FILE: new URL('visual/fonts.conf', import.meta.url).pathname } as Record<string, string>;

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What passes only when it is asked again is told as FLAKY (`scripts/test/verdict.ts`).
  retries: 1,
  // Guards against what hangs, no promise of speed: a busy machine may need three times as long.
  timeout: 120_000,
  expect: { timeout: 15_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}' } },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }], ['html', { open: 'never' }], ['./accessibility/report.ts']],
  use: {
    baseURL: at ?? `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions,
    storageState: answeredVisitor,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A trace takes a copy of the page at every step, a third of a run: `--trace retain-on-failure` asks for it.
    trace: 'off',
    serviceWorkers: 'block',
  },
  projects: [
    ...browserLanes.map((lane) => ({
      ...lane,
      ...(lane.testDir === 'visual' && {
        use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, ...evenly], env } },
      }),
    })),
  ],
  ...(at === undefined && {
    webServer: {
      command: 'node scripts/start.ts',
      url: `http://localhost:${port}/readyz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(port),
        DATABASE_FILE,
        MAIL_FOLDER,
        RATE_LIMIT: '0',
      },
    },
  }),
});
