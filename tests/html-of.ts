import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** The HTML of a view, once all its async parts are resolved. */
export const htmlOf = async (view: ReactNode): Promise<string> => {
  const { prelude } = await prerender(view);
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
};
