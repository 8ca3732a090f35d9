import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type Need = { what: string; packages: string[]; isThere: () => boolean };

const hasLibrary = (name: string): boolean => spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).stdout?.includes(name) ?? false;

/** The fonts that pictures may show besides the shop's own: without them other glyphs appear, or none. */
const faces: Need[] = [
  {
    what: 'type for code in the snapshots',
    packages: ['fonts-dejavu-core'],
    isThere: () => existsSync('/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf'),
  },
  {
    what: 'Japanese and Chinese type for the snapshots',
    packages: ['fonts-noto-cjk'],
    isThere: () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'),
  },
];

const needs: Need[] = [
  {
    what: 'libraries of the test browser',
    packages: ['libnss3', 'libnspr4', 'libexpat1'],
    isThere: () => ['libnss3.so', 'libnspr4.so', 'libexpat.so.1'].every(hasLibrary),
  },
  {
    what: 'PostgreSQL',
    packages: ['postgresql'],
    isThere: () => ['13', '14', '15', '16', '17', '18'].some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`)),
  },
  {
    what: 'nginx, and certificates for it',
    packages: ['nginx-light', 'openssl'],
    isThere: () => ['/usr/sbin/nginx', '/usr/bin/openssl'].every((program) => existsSync(program)),
  },
  ...faces,
];

/** The browsers besides the pinned one, in which the pages' CSP is tested too. */
export const otherBrowsers: Need[] = [
  { what: 'Firefox', packages: ['firefox-esr'], isThere: () => existsSync('/usr/bin/firefox-esr') },
  {
    what: 'WebKit without a window',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    isThere: () => ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth'].every((program) => existsSync(program)),
  },
];

/** The font packages missing on this machine: a picture taken without them would be approved with the wrong glyphs. */
export const missingFaces = (): string[] => faces.filter(({ isThere }) => !isThere()).flatMap(({ packages }) => packages);

const aptGet = (...args: string[]): boolean =>
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Installs what the tests need beyond npm packages, or the named packages. If it may not, reports what is missing and returns false. */
export const installSystemPackages = (wanted: readonly Need[] = needs): boolean => {
  const missing = wanted.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return true;
  const packages = missing.flatMap((need) => need.packages);
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.log(`installing ${packages.join(' ')}`);
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  }
  const stillMissing = wanted.filter(({ isThere }) => !isThere());
  for (const { what, packages: names } of stillMissing)
    console.error(`Missing: ${what}. Install it first:  sudo apt-get install --no-install-recommends ${names.join(' ')}`);
  return stillMissing.length === 0;
};
