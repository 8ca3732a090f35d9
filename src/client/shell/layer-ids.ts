/** Ids of the popovers that buttons of header and footer open. */
export const countryLayerId = 'country-layer';
export const mobileLayerId = 'menu-layer';
