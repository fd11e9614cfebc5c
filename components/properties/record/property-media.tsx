'use client'

import { MediaManager } from '@/components/records/media/media-manager'
import { useRecordMedia } from '@/components/records/media/use-record-media'
import { usePropertyName } from './property-name'
import { useProperty } from './use-property'

export function PropertyMedia({ id }: { id: number }) {
  const nameOf = usePropertyName()
  const { data } = useProperty(id)
  return (
    <MediaManager source={useRecordMedia('properties', id, data === undefined ? '' : nameOf(data.block))} />
  )
}
