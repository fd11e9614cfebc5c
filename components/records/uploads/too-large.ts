import { limits } from '#contract/limits.ts'

/** Files of one selection that are too large; `all` if every file is. */
export type RefusedFiles = { files: File[]; all: boolean }

/** Returns true for files of 2 MB or more. */
export function isTooLarge(file: Blob): boolean {
  return file.size >= limits.uploadBytes
}
