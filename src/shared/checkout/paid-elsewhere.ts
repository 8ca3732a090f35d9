/** What stands behind the address of the success page for a browser that comes back from paying and is not the one that ordered. */
export const paidElsewhere = '#paid';
