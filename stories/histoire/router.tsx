const stay = async (): Promise<void> => {};

/** A router that navigates nowhere. */
export const useRouter = () => ({ path: '/', query: '', hash: '', push: stay, replace: stay, reload: stay, prefetch: stay });
