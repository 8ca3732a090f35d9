import 'server-only';

const screens = new Set<string>();

/** Notes that a page file answers at a path below the root of a country and language. */
export const noteScreen = (file: string): void => {
  screens.add(file.replace(/^.*\/pages\//, '').replace(/(?:\/index)?\.tsx$/, ''));
};

/** Whether one of the shop's own screens is there, by its path: the frame leads to nothing that is not. */
export const hasScreen = (path: string): boolean => screens.has(path);
