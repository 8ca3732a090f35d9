/** An error in content: the file, the location in it, and a message. */
export type Finding = { file: string; message: string };
