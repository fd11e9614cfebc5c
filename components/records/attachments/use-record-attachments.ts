import type { Attachment } from '#contract/media.ts'
import { ignoreAlreadyDeleted } from '@/components/resource/already-deleted'
import { call, download, upload } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import type { LoadState } from '@/components/resource/resource-list'
import type { ListingResource } from '../record/listing-resource'
import type { SendOptions } from '../uploads/upload-target'

export function useRecordAttachments(resource: ListingResource, id: number): AttachmentSource {
  const params = { id }
  return {
    response: useCall(`${resource}.attachments`, { params }),
    upload: (file, options) => upload(`${resource}.uploadAttachment`, { params, body: { file } }, options),
    download: (attachment_id) =>
      download(`${resource}.downloadAttachment`, { params: { id, attachment_id } }),
    remove: (attachment_id) =>
      ignoreAlreadyDeleted(call(`${resource}.removeAttachment`, { params, body: { attachment_id } })),
  }
}

export type AttachmentSource = {
  response: LoadState<{ block: { attachments: Attachment[] } }>
  upload: (file: File, options: SendOptions) => Promise<{ attachment?: Attachment }>
  download: (id: number) => Promise<void>
  remove: (id: number) => Promise<unknown>
}
