import { connection } from 'next/server';
import { readDocument } from '../document.mjs';
import { elementsOf, partOf } from '../elements.jsx';

export const dynamic = 'force-dynamic';

/** The list page as Next.js renders it on each request, its links with next/link. */
export default async function Page() {
  await connection();
  return partOf(readDocument(), 'body').children.map((child) => elementsOf(child, false));
}
