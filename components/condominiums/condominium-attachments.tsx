'use client'

import { AttachmentManager } from '@/components/listing/attachments/attachment-manager'
import { useRecordAttachments } from '@/components/listing/attachments/use-record-attachments'

/** The Attachments tab of a development. */
export function CondominiumAttachments({ id }: { id: number }) {
  return <AttachmentManager source={useRecordAttachments('condominiums', id)} />
}
