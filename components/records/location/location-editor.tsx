import { TrashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { TextField } from '@/components/fields/text-field'
import { ConfirmDialog } from '@/components/resource/confirm-dialog'
import { notify } from '@/components/resource/notifier'
import { RecordMerge } from '@/components/resource/record-merge'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useAction } from '@/components/resource/use-action'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { call } from '@/lib/agency/call'
import type { PlaceView } from '@/lib/agency/places'
import type { CallResponse } from '@/lib/agency/types'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { versionOf } from '@/lib/agency/version'
import type { MapTiles } from '../map/map-tiles'
import type { ListingResource } from '../record/listing-resource'
import {
  addressFields,
  emptyLocation,
  type LocationValues,
  type LocationCall,
  pointFields,
  useLocationDisplay,
} from './location-form'
import { LocationMap } from './location-map'
import { PlaceSearch } from './place-search'
import { CoordinatesField, RadiusField } from './position-fields'
import { useLocationFields } from './use-location-fields'

export function LocationEditor({
  resource,
  id,
  tiles,
  response,
}: {
  resource: ListingResource
  id: number
  tiles: MapTiles | null
  response: CallResponse<`${ListingResource}.location`>
}) {
  const t = useTranslations()
  const { revalidate, update } = useMutateCalls()
  const params = { id }
  const isSaved = response.block.location !== null
  const form = useRecordForm(`${resource}.saveLocation`, {
    response,
    read: async () => {
      const stored = await call(`${resource}.location`, { params })
      await update(`${resource}.location`, { params }, () => stored)
      return stored
    },
    toFormValues: ({ block }) => block.location ?? emptyLocation,
    mergeGroup: pointFields,
    params,
    onSaved: (_, values) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      updateCache({ ...emptyLocation, ...values })
    },
  })
  const { isSubmitting } = useFormState({ control: form.control })
  const location = useLocationFields(form)
  const [isFetchingNames, setFetchingNames] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [replacement, setReplacement] = useState<PlaceView | null>(null)
  // The path of a development contains its id twice.
  const removeArgs = { params: { id, condo_id: id } }
  const removal = useAction(
    () => call(`${resource}.removeLocation`, removeArgs, { ifMatch: form.version() }),
    {
      successMessage: 'common.DELETED_SUCCESSFULLY',
      onDone: (response) => {
        updateCache(null)
        form.replace(emptyLocation, versionOf(response))
        if (replacement !== null) location.choose(replacement)
        setReplacement(null)
      },
      onFailed: ({ status }) => {
        // Another user has changed the location.
        if (status === 412) void revalidate(`${resource}.location`)
      },
    },
  )

  function updateCache(location: LocationValues | null) {
    void update(`${resource}.location`, { params }, () => ({ block: { location } })).then(() =>
      revalidate(resource),
    )
  }

  /**
   * Waits for the place names: otherwise those of the previous position would be saved with the new one. If the names
   * can't be fetched, only a second submit saves: the user may want to type them first.
   */
  async function submit() {
    setFetchingNames(true)
    const hasNames = await location.waitForNames()
    setFetchingNames(false)
    return hasNames ? form.submit() : []
  }

  async function handleRemove() {
    await removal.run()
    setConfirming(false)
  }

  const isLocked = isSubmitting || isFetchingNames || removal.isPending
  const removeButton = (
    <Button
      size="sm"
      variant="quiet"
      icon={<TrashIcon />}
      className="max-sm:-ml-3"
      disabled={isLocked}
      onClick={() => setConfirming(true)}
    >
      {t('listing.location.remove')}
    </Button>
  )

  return (
    <>
      <UnsavedDraft form={form} record={String(id)} />
      <ResourceForm<LocationCall>
        form={{ ...form, submit }}
        label={t('listing.location.title')}
        isPreparing={isFetchingNames}
      >
        <div className="space-y-5">
          <Section
            id="position"
            title={t('listing.location.title')}
            help={t('listing.location.help')}
            action={isSaved ? removeButton : undefined}
          >
            <div className="space-y-5">
              <PlaceSearch
                disabled={isLocked}
                onChoose={(place) => (isSaved ? setReplacement(place) : location.choose(place))}
              />
              {replacement !== null && (
                <Banner
                  tone="danger"
                  role="alert"
                  title={t('errors.LOCATION_ALREADY_SET')}
                  action={removeButton}
                  onClose={() => setReplacement(null)}
                  closeLabel={t('common.close')}
                >
                  {t('listing.location.secondHelp', { place: replacement.name })}
                </Banner>
              )}
              {location.position === null && (
                <Banner tone="info" title={t('listing.location.emptyTitle')}>
                  {t('listing.location.emptyHelp')}
                </Banner>
              )}
              <LocationMap
                position={location.position}
                radius={location.radius}
                tiles={tiles}
                disabled={isLocked}
                onMove={location.move}
              />
              <div className="grid gap-5 sm:grid-cols-2">
                <CoordinatesField
                  control={form.control}
                  position={location.position}
                  disabled={isLocked}
                  onChange={location.move}
                />
                <RadiusField control={form.control} disabled={isLocked} />
              </div>
            </div>
          </Section>
          <Section
            id="address"
            title={t('listing.location.address')}
            help={t('listing.location.addressHelp')}
          >
            {location.isUnnamed && (
              <Banner tone="warn" role="status" title={t('listing.location.unnamed')} className="mb-5" />
            )}
            <div className="grid gap-5 sm:grid-cols-2">
              {addressFields.map((name) => (
                <TextField
                  key={name}
                  control={form.control}
                  name={name}
                  label={t(`listing.location.${name}`)}
                  disabled={isLocked}
                  autoComplete="off"
                  emptyAsNull
                />
              ))}
            </div>
          </Section>
        </div>
      </ResourceForm>
      <ConfirmDialog
        open={isConfirming}
        title={t('listing.location.removeTitle')}
        description={t('listing.location.removeHelp')}
        confirmLabel={t('listing.location.remove')}
        isPending={removal.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void handleRemove()}
      />
      <RecordMerge form={form} displayOf={useLocationDisplay()} />
    </>
  )
}
