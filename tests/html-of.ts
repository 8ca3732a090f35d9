import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** The HTML of a view, once everything in it that waits has come. */
export const htmlOf = async (view: ReactNode): Promise<string> => {
  const { prelude } = await prerender(view);
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
};
