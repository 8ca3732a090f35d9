/** Something wrong in content: the file, and in it what and where. */
export type Finding = { file: string; message: string };
