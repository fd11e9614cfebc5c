import type { UploadPlace } from './upload-order'

export type Sending = { signal?: AbortSignal; onProgress?: (share: number) => void; order?: UploadPlace }

/** Puts files into a list of uploads. */
export type AddFiles = (files: File[]) => void

/** What a list of uploads does with its files. */
export type UploadSource = {
  /** Sends one file; answers by what `revert` can take it back. */
  send: (file: File, sending: Sending) => Promise<string>
  revert: (uploaded: string) => Promise<unknown>
  onRefused: (refused: { files: File[]; all: boolean }) => void
  /** The last of the files under way is done. */
  onDone: () => void
}

/** How far a list of uploads is. */
export type UploadProgress = { running: boolean; done: number; total: number; failed: number }

export const noUploads: UploadProgress = { running: false, done: 0, total: 0, failed: 0 }
