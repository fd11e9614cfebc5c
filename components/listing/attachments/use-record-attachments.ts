'use client'

import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { call, download, upload } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import type { RecordNoun } from '../record/record-noun'
import type { AttachmentSource } from './attachment-source'

/** The attachments of a record, and its noun's calls that change them. */
export function useRecordAttachments(noun: RecordNoun, id: number): AttachmentSource {
  const params = { id }
  return {
    answer: useCall(`${noun}.attachments`, { params }),
    upload: (file, sending) => upload(`${noun}.uploadAttachment`, { params, body: { file } }, sending),
    download: (attachment_id) => download(`${noun}.downloadAttachment`, { params: { id, attachment_id } }),
    remove: (attachment_id) =>
      orAlreadyDeleted(call(`${noun}.removeAttachment`, { params, body: { attachment_id } })),
  }
}
