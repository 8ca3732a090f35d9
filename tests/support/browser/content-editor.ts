import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

type Files = readonly (readonly [path: string, base64: string])[];

/** Writes files into the folder that replaces the one an editor picks. */
const fill = (page: Page, files: Files): Promise<void> =>
  page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, base64] of all) {
      const parts = path.split('/');
      let folder = root;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await (await folder.getFileHandle(parts.at(-1) ?? '', { create: true })).createWritable();
      await file.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
      await file.close();
    }
  }, files);

/** Every file of that folder. */
const empty = (page: Page): Promise<Files> =>
  page.evaluate(async () => {
    const all: [string, string][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, above: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${above}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          all.push([above + name, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))]);
        }
      }
    };
    await walk(await navigator.storage.getDirectory(), '');
    return all;
  });

const filesBelow = (folder: string, name: string): Files =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [join(basename(folder), file.slice(folder.length + 1)), readFileSync(file).toString('base64')]);

/** A browser's folder picker cannot be automated: the origin private file system replaces the picked folder. */
const pickPrivateFolder = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
};

/** Opens the editor of a local shop, over the pages of a content folder. */
export const openEditor = async (page: Page, port: number, folder: string): Promise<void> => {
  await pickPrivateFolder(page);
  await page.goto(`http://localhost:${port}/edit`);
  await fill(page, filesBelow(folder, 'pages'));
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
};

/** Copies what the editor has saved into the content folder, and its asset files below `beside`; unchanged files stay as they are. */
export const copySavedFiles = async (page: Page, folder: string, beside: string): Promise<string[]> => {
  const changed: string[] = [];
  for (const [path, base64] of await empty(page)) {
    const isContent = path.startsWith(`${basename(folder)}/`);
    const file = isContent ? join(dirname(folder), path) : join(beside, path);
    const bytes = Buffer.from(base64, 'base64');
    try {
      if (readFileSync(file).equals(bytes)) continue;
    } catch {
      mkdirSync(dirname(file), { recursive: true });
    }
    writeFileSync(file, bytes);
    changed.push(isContent ? path.slice(basename(folder).length + 1) : path);
  }
  return changed.toSorted();
};

/** A field of the editor by its label, which it wraps in direction marks. */
export const fieldOf = (within: Page | Locator, label: string): Locator =>
  within.getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true });

/** Starts the upload of a picture, with a file. */
export const addPicture = async (page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> => {
  await page.getByRole('treeitem', { name: 'Pictures' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  await fieldOf(page, 'Picture').getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), dialog.getByRole('button', { name: 'Upload' }).click()]);
  await chooser.setFiles(file);
  await dialog.getByRole('button', { name: 'Insert' }).click();
};

/** Clicks Save and waits until the editor is back at its list. */
export const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
};
