'use client'

import { AttachmentManager } from '@/components/listing/attachments/attachment-manager'
import { useProperty, usePropertyAttachments } from './use-property'

/** The Attachments tab of a property. */
export function PropertyAttachments({ id }: { id: number }) {
  const { data } = useProperty(id)
  return <AttachmentManager source={usePropertyAttachments(id)} readOnly={data?.block.disabled === 1} />
}
