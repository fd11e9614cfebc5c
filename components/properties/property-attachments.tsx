'use client'

import { AttachmentManager } from '@/components/listing/attachments/attachment-manager'
import { useRecordAttachments } from '@/components/listing/attachments/use-record-attachments'
import { useProperty } from './use-property'

/** The Attachments tab of a property. */
export function PropertyAttachments({ id }: { id: number }) {
  const { data } = useProperty(id)
  const source = useRecordAttachments('properties', id)
  return <AttachmentManager source={source} readOnly={data?.block.disabled === 1} />
}
