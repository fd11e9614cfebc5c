'use client'

import { MediaManager } from '@/components/listing/media/media-manager'
import { usePropertyName } from './property-name'
import { usePropertyMedia, useProperty } from './use-property'

/** The Media tab of a property. */
export function PropertyMedia({ id }: { id: number }) {
  const nameOf = usePropertyName()
  const { data } = useProperty(id)
  return <MediaManager source={usePropertyMedia(id, data === undefined ? '' : nameOf(data.block))} />
}
