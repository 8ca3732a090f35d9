export const secret = 'of the process';
