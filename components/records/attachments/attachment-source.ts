import type { Attachment } from '#contract/media.ts'
import type { LoadState } from '@/components/resource/resource-list'
import type { SendOptions } from '../uploads/upload-target'

export type AttachmentSource = {
  response: LoadState<{ block: { attachments: Attachment[] } }>
  upload: (file: File, sending: SendOptions) => Promise<{ attachment?: Attachment }>
  download: (id: number) => Promise<void>
  remove: (id: number) => Promise<unknown>
}
