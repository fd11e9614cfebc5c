import { limits } from '#contract/limits.ts'

/** Files of one selection that are too large; `all` if every file is. */
export type RefusedFiles = { files: File[]; all: boolean }

export function isTooLarge(file: Blob): boolean {
  return file.size >= limits.uploadBytes
}
