'use client'

import { AttachmentManager } from '@/components/records/attachments/attachment-manager'
import { useRecordAttachments } from '@/components/records/attachments/use-record-attachments'
import { useProperty } from './use-property'

export function PropertyAttachments({ id }: { id: number }) {
  const { data } = useProperty(id)
  const source = useRecordAttachments('properties', id)
  return <AttachmentManager source={source} readOnly={data?.block.disabled === 1} />
}
