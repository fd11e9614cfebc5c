import type { AgencyError } from '#contract/errors.ts'
import type { Attachment } from '#contract/media.ts'
import type { Sending } from '../uploads/upload-target'

export type AttachmentSource = {
  response: {
    data: { block: { attachments: Attachment[] } } | undefined
    error: AgencyError | undefined
    isValidating: boolean
    mutate: () => Promise<unknown>
  }
  upload: (file: File, sending: Sending) => Promise<{ attachment?: Attachment }>
  download: (id: number) => Promise<void>
  remove: (id: number) => Promise<unknown>
}
