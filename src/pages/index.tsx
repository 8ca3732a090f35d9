import type { PageProps } from '#waku/routes.tsx';

/** The home page of a country and language. */
export default async function Home({ site }: PageProps) {
  return <h1>{`Home ${site.country} ${site.language}`}</h1>;
}
