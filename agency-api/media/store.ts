import path from 'node:path'

export type StoredFile = { path: string; modified: Date }

/** Storage of files: a disk or an S3-compatible store. Paths are relative, such as `properties/12/3f0c….jpg`. */
export interface MediaStore {
  /** Writes atomically: a reader never sees half a file. */
  put(path: string, bytes: Uint8Array): Promise<void>
  /** Returns null if there is no such file. `size` in bytes. */
  get(path: string): Promise<{ stream: ReadableStream<Uint8Array>; size: number } | null>
  /** Deletes for good; no error if there is no such file. */
  remove(path: string): Promise<void>
  /** Moves a file, replacing an existing one, and sets its time to now. Returns false if there is no such file. */
  move(from: string, to: string): Promise<boolean>
  list(prefix: string): Promise<StoredFile[]>
}

const types: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' }

/** Returns the content type of a file by its extension, which the API chose. Unknown ones are octet streams. */
export const contentTypeOf = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream'
