/** A file of the store: its relative path and when it was written. */
export type StoredFile = { path: string; modified: Date }

/** Where files lie: a disk or an S3-compatible store. Paths are relative, such as `properties/12/3f0c….jpg`. */
export interface MediaStore {
  /** Whole or not at all: a reader never sees half a file. */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null when there is no such file. `size` in bytes. */
  get(path: string): Promise<{ stream: ReadableStream<Uint8Array>; size: number; contentType: string } | null>
  /** No error when it was already gone. */
  remove(path: string): Promise<void>
  /** Files below a folder. */
  list(prefix: string): Promise<StoredFile[]>
}
