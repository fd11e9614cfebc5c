import type { RejectedFiles } from './too-large'
import type { UploadPosition } from './upload-order'

export type SendOptions = {
  signal?: AbortSignal
  onProgress?: (fraction: number) => void
  position?: UploadPosition
}

export type AddFiles = (files: File[]) => void

export type UploadTarget = {
  /** Sends one file; resolves with the id that `revert` takes. */
  send: (file: File, options: SendOptions) => Promise<string>
  revert: (uploadId: string) => Promise<unknown>
  onRejected: (rejectedFiles: RejectedFiles) => void
  onDone: () => void
}

export type UploadProgress = { isRunning: boolean; done: number; total: number; failed: number }

export const noUploads: UploadProgress = { isRunning: false, done: 0, total: 0, failed: 0 }
