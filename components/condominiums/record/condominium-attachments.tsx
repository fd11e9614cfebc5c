'use client'

import { AttachmentManager } from '@/components/records/attachments/attachment-manager'
import { useRecordAttachments } from '@/components/records/attachments/use-record-attachments'

export function CondominiumAttachments({ id }: { id: number }) {
  return <AttachmentManager source={useRecordAttachments('condominiums', id)} />
}
