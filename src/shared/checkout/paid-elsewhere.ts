/** The hash of the success page for a browser that returns from paying and is not the one that ordered. */
export const paidElsewhere = '#paid';
