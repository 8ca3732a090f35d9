import 'server-only';

const routes = new Set<string>();

/** Registers a page file's path below the root of a country and language. */
export const registerRoute = (file: string): void => {
  routes.add(file.replace(/^.*\/pages\//, '').replace(/(?:\/index)?\.tsx$/, ''));
};

/** Whether one of the shop's own screens exists at a path: the layout links to no others. */
export const hasRoute = (path: string): boolean => routes.has(path);
