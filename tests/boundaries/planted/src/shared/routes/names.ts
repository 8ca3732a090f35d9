export const names = ['finish'];
