import type { AgencyError } from '#contract/errors.ts'
import type { Attachment } from '#contract/media.ts'
import type { Sending } from '../uploads/upload-source'

/** The attachments of one record and its noun's calls that change them. This room itself knows no noun. */
export type AttachmentSource = {
  answer: {
    data: { block: { attachments: Attachment[] } } | undefined
    error: AgencyError | undefined
    isValidating: boolean
    mutate: () => Promise<unknown>
  }
  upload: (file: File, sending: Sending) => Promise<{ attachment?: Attachment }>
  /** Hands the file to the browser to save. */
  download: (id: number) => Promise<void>
  remove: (id: number) => Promise<unknown>
}
