export type StoredFile = { path: string; modified: Date }

/** Storage of files: a disk or an S3-compatible store. Paths are relative, such as `properties/12/3f0c….jpg`. */
export interface MediaStore {
  /** Writes atomically: a reader never sees half a file. */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Returns null if there is no such file. `size` in bytes. */
  get(path: string): Promise<{ stream: ReadableStream<Uint8Array>; size: number; contentType: string } | null>
  /** Deletes for good; no error if there is no such file. */
  remove(path: string): Promise<void>
  /** Moves a file, replacing an existing one, and sets its time to now. Returns false if there is no such file. */
  move(from: string, to: string): Promise<boolean>
  list(prefix: string): Promise<StoredFile[]>
}
