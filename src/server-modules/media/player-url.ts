type Film = { host: string; idIn: RegExp; address: (id: string) => string };

// Players that set no cookie before a film is played.
const films: readonly Film[] = [
  {
    host: 'www.youtube.com',
    idIn: /^\/watch\?v=([\w-]{11})$/,
    address: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  { host: 'youtu.be', idIn: /^\/([\w-]{11})$/, address: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` },
  { host: 'vimeo.com', idIn: /^\/(\d{6,12})$/, address: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` },
];

/** The player for a film's public address; undefined for an address without a known player. */
export const playerUrlOf = (link: string): string | undefined => {
  const url = URL.parse(link);
  if (url?.protocol !== 'https:') return undefined;
  const film = films.find(({ host }) => host === url.host);
  const id = film?.idIn.exec(`${url.pathname}${url.search}`)?.[1];
  return film && id !== undefined ? film.address(id) : undefined;
};
