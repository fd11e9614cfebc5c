/** A file of the store: its relative path and when it was written. */
export type StoredFile = { path: string; modified: Date }

/** Storage of files: a disk or an S3-compatible store. Paths are relative, such as `properties/12/3f0c….jpg`. */
export interface MediaStore {
  /** Whole or not at all: a reader never sees half a file. */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null when there is no such file. `size` in bytes. */
  get(path: string): Promise<{ stream: ReadableStream<Uint8Array>; size: number; contentType: string } | null>
  /** Deletes for good; no error when there is no such file. */
  remove(path: string): Promise<void>
  /** Moves a file, over one that is there, and sets its time to now. Returns false when there is no such file. */
  move(from: string, to: string): Promise<boolean>
  /** Files below a folder. */
  list(prefix: string): Promise<StoredFile[]>
}
