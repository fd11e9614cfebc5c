'use client'

import { MediaManager } from '@/components/listing/media/media-manager'
import { useRecordMedia } from '@/components/listing/media/use-record-media'
import { useCondominiumName } from './use-condominium'

/** The Media tab of a development. */
export function CondominiumMedia({ id }: { id: number }) {
  return <MediaManager source={useRecordMedia('condominiums', id, useCondominiumName(id))} />
}
