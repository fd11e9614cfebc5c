import { limits } from '#contract/limits.ts'

/** Files that are too large, from one selection of the user. `isWholeSelection` if no other files were selected. */
export type RejectedFiles = { files: File[]; isWholeSelection: boolean }

export function isTooLarge(file: Blob): boolean {
  return file.size >= limits.uploadBytes
}
