'use client'

import { useTranslations } from 'next-intl'
import { call } from '@/lib/agency/call'
import type { CallAnswer } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { LocationEditor } from '@/components/listing/location/location-editor'
import { noPlace, type Place, pointParts } from '@/components/listing/location/place-form'
import { Lookup } from '@/components/listing/lookup'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { notify } from '@/components/resource/notifier'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Skeleton } from '@/components/ui/skeleton'
import { usePropertyName } from './property-name'
import { useProperty } from './use-property'

/** The Location tab of a property. */
export function PropertyLocation({ id, tiles }: { id: number; tiles: MapTiles | null }) {
  const t = useTranslations('properties.form')
  const answer = useCall('properties.location', { params: { id } })
  return (
    <Lookup answer={answer} what={t('itsLocation')} waiting={<Skeleton className="h-160" />}>
      {(answer) => <Located id={id} tiles={tiles} answer={answer} />}
    </Lookup>
  )
}

type Located = CallAnswer<'properties.location'>

function Located({ id, tiles, answer }: { id: number; tiles: MapTiles | null; answer: Located }) {
  const { revalidate, update } = useMutateCalls()
  const nameOf = usePropertyName()
  const record = useProperty(id).data?.block
  const params = { id }
  const keep = (place: Place | null) =>
    void update('properties.location', { params }, () => ({ block: { location: place } })).then(() =>
      revalidate('properties'),
    )
  const form = useRecordForm('properties.saveLocation', {
    answer,
    read: async () => {
      const stored = await call('properties.location', { params })
      await update('properties.location', { params }, () => stored)
      return stored
    },
    valuesOf: ({ block }) => block.location ?? noPlace,
    empty: noPlace,
    together: pointParts,
    params,
    focusFirstError: false,
    onSaved: (_, values) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      keep({ ...noPlace, ...values })
    },
  })

  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <LocationEditor
        form={form}
        saved={answer.block.location !== null}
        record={{ reference: record?.reference, title: record === undefined ? '' : nameOf(record) }}
        tiles={tiles}
        remove={async (ifMatch) => {
          const removed = await call('properties.removeLocation', { params }, { ifMatch })
          keep(null)
          return removed
        }}
        reload={() => void revalidate('properties.location')}
      />
    </>
  )
}
