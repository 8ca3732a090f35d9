const stay = async (): Promise<void> => {};

/** The router of a page that leads nowhere. */
export const useRouter = () => ({ path: '/', query: '', hash: '', push: stay, replace: stay, reload: stay, prefetch: stay });
