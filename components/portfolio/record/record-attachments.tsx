'use client'

import { AttachmentManager } from '@/components/records/attachments/attachment-manager'
import { useRecordAttachments } from '@/components/records/attachments/use-record-attachments'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { useCall } from '@/lib/agency/use-call'

export function RecordAttachments({ resource, id }: { resource: ListingResource; id: number }) {
  const { data } = useCall(`${resource}.general`, { params: { id } })
  const source = useRecordAttachments(resource, id)
  return <AttachmentManager source={source} readOnly={data?.block.disabled === 1} />
}
