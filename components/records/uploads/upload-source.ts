import type { UploadPlace } from './upload-order'

export type Sending = { signal?: AbortSignal; onProgress?: (share: number) => void; order?: UploadPlace }

/** Adds files to a list of uploads. */
export type AddFiles = (files: File[]) => void

/** Callbacks of a list of uploads. */
export type UploadSource = {
  /** Sends one file; resolves with the id that `revert` takes. */
  send: (file: File, sending: Sending) => Promise<string>
  revert: (uploaded: string) => Promise<unknown>
  onRefused: (refused: { files: File[]; all: boolean }) => void
  /** Called when the last upload in progress has finished. */
  onDone: () => void
}

/** Progress of a list of uploads. */
export type UploadProgress = { running: boolean; done: number; total: number; failed: number }

export const noUploads: UploadProgress = { running: false, done: 0, total: 0, failed: 0 }
