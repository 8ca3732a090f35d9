import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Json = { [key: string]: unknown };

/** A copy of the content folder, in which a test may plant errors; of the catalogue only the named products. Delete it with `remove`. */
export const copyContent = (products?: readonly string[]) => {
  const isCopied = (file: string): boolean =>
    products === undefined || path.basename(path.dirname(file)) !== 'catalogue' || products.includes(path.basename(file));
  const folder = mkdtempSync(path.join(tmpdir(), 'undula-content-'));
  cpSync('content', folder, { recursive: true, filter: isCopied });
  const touched = new Set<string>();
  const place = (file: string): string => {
    touched.add(file);
    return path.join(folder, file);
  };
  return {
    folder,
    /** Changes a JSON file in place. */
    edit: (file: string, change: (json: Json) => void): void => {
      const json = JSON.parse(readFileSync(place(file), 'utf8')) as Json;
      change(json);
      writeFileSync(place(file), JSON.stringify(json));
    },
    write: (file: string, text: string): void => {
      mkdirSync(path.dirname(place(file)), { recursive: true });
      writeFileSync(place(file), text);
    },
    drop: (file: string): void => rmSync(place(file), { recursive: true }),
    /** Restores the copy, except for changes made otherwise: a tenth of the time of a new copy. */
    restore: (): void => {
      for (const file of touched) {
        const [from, copied] = [path.join('content', file), path.join(folder, file)];
        rmSync(copied, { recursive: true, force: true });
        if (existsSync(from)) cpSync(from, copied, { recursive: true, filter: isCopied });
        else if (!existsSync(path.dirname(from))) rmSync(path.dirname(copied), { recursive: true, force: true });
      }
      touched.clear();
    },
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
};
