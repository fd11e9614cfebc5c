'use client'

import { MediaManager } from '@/components/records/media/media-manager'
import { useRecordMedia } from '@/components/records/media/use-record-media'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { useCall } from '@/lib/agency/use-call'
import { useRecordName } from './use-record-name'

export function RecordMedia({ resource, id }: { resource: ListingResource; id: number }) {
  const nameOf = useRecordName()
  const { data } = useCall(`${resource}.general`, { params: { id } })
  return <MediaManager source={useRecordMedia(resource, id, data === undefined ? '' : nameOf(data.block))} />
}
