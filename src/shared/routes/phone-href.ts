/** A phone number as a link: `tel:+493023125000`. */
export const phoneHrefOf = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
