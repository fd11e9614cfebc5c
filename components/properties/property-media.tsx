'use client'

import { MediaManager } from '@/components/listing/media/media-manager'
import { useRecordMedia } from '@/components/listing/media/use-record-media'
import { usePropertyName } from './property-name'
import { useProperty } from './use-property'

/** The Media tab of a property. */
export function PropertyMedia({ id }: { id: number }) {
  const nameOf = usePropertyName()
  const { data } = useProperty(id)
  return (
    <MediaManager source={useRecordMedia('properties', id, data === undefined ? '' : nameOf(data.block))} />
  )
}
