'use client'

import { MediaManager } from '@/components/records/media/media-manager'
import { useRecordMedia } from '@/components/records/media/use-record-media'
import { useCondominiumName } from './use-condominium'

export function CondominiumMedia({ id }: { id: number }) {
  return <MediaManager source={useRecordMedia('condominiums', id, useCondominiumName(id))} />
}
