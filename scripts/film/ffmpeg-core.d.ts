declare module '@ffmpeg/core' {
  /** FFmpeg in WebAssembly, with its own file system; the package has no types. */
  type Core = {
    FS: { writeFile: (path: string, bytes: Uint8Array) => void; readFile: (path: string) => Uint8Array };
    exec: (...options: string[]) => number;
    setLogger: (log: (entry: { message: string }) => void) => void;
  };
  export default function createCore(options: { wasmBinary: Uint8Array }): Promise<Core>;
}
