import { limits } from '#contract/limits.ts'

/** Files of one choice that weigh too much; `all` when none of them did not. */
export type Refused = { files: File[]; all: boolean }

/** Whether a file is refused for its weight (2 MB or more). */
export function isTooLarge(file: Blob): boolean {
  return file.size >= limits.uploadBytes
}
