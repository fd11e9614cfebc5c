'use client'

import { ignoreAlreadyDeleted } from '@/components/resource/already-deleted'
import { call, download, upload } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import type { ListingResource } from '../record/listing-resource'
import type { AttachmentSource } from './attachment-source'

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
