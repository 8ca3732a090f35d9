/** Days and months of two digits, as the client has the dates of jobs in every language (J-02). */
export const germanDate = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
