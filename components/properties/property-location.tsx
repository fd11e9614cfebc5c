'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { LocationEditor } from '@/components/listing/location/location-editor'
import { noPlace, type Place } from '@/components/listing/location/place-form'
import { Lookup } from '@/components/listing/lookup'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { notify } from '@/components/resource/notifier'
import { useCallForm } from '@/components/resource/use-call-form'
import { Skeleton } from '@/components/ui/skeleton'
import { usePropertyName } from './property-name'
import { useProperty } from './use-property'

/** The Location tab of a property. */
export function PropertyLocation({ id, tiles }: { id: number; tiles: MapTiles | null }) {
  const t = useTranslations('properties.form')
  const answer = useCall('properties.location', { params: { id } })
  return (
    <Lookup answer={answer} what={t('itsLocation')} waiting={<Skeleton className="h-160" />}>
      {({ block }) => <Located id={id} tiles={tiles} location={block.location} />}
    </Lookup>
  )
}

function Located({ id, tiles, location }: { id: number; tiles: MapTiles | null; location: Place | null }) {
  const { revalidate, update } = useMutateCalls()
  const nameOf = usePropertyName()
  const record = useProperty(id).data?.block
  const params = { id }
  const keep = (place: Place | null) =>
    void update('properties.location', { params }, () => ({ block: { location: place } })).then(() =>
      revalidate('properties'),
    )
  const form = useCallForm('properties.saveLocation', {
    defaultValues: location ?? noPlace,
    params,
    focusFirstError: false,
    onSaved: (_, values) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      keep({ ...noPlace, ...values })
    },
  })
  const { reset } = form
  const { isDirty } = form.formState

  // A colleague may have moved it meanwhile; what is being edited here stays. Only a new place is news, the form
  // becoming clean is not.
  const takeIn = useEffectEvent((place: Place | null) => {
    if (!isDirty) reset(place ?? noPlace)
  })
  useEffect(() => takeIn(location), [location])

  return (
    <LocationEditor
      form={form}
      saved={location !== null}
      record={{ reference: record?.reference, title: record === undefined ? '' : nameOf(record) }}
      tiles={tiles}
      remove={async () => {
        await call('properties.removeLocation', { params })
        keep(null)
      }}
    />
  )
}
