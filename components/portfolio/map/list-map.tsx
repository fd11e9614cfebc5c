import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MapPoint, MapPoints } from '#contract/map-points.ts'
import type { MediaItem } from '#contract/media.ts'
import type { PropertyFilter } from '#contract/properties.ts'
import { ListSkeleton } from '@/components/portfolio/list/list-skeleton'
import { Cover } from '@/components/records/cover'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { ErrorState } from '@/components/resource/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { formatNumber } from '@/lib/format/number'
import { type LinkedRecord, RecordLink } from '../card/record-link'
import type { MapViewProps } from '../list/view-props'
import { RecordsMap } from './records-map'

/** `len` is the API's name for the longitude. */
type Locatable = { id: number; cover: MediaItem | null; lat: number | null; len: number | null }
type PointOf<Row> = (record: Row & { lat: number; len: number }) => MapPoint

type PopupProps<Row> = {
  resource: ListingResource
  state: PropertyFilter['state']
  page: readonly Row[]
  popupItemOf: (record: Row) => { price: ReactNode; aside: string; linkedRecord: LinkedRecord; place: string }
}

export function ListMap<Row extends Locatable>({
  response,
  pointOf,
  withoutLocationHref,
  tiles,
  labelOf,
  ...popupProps
}: MapViewProps<Row> &
  PopupProps<Row> & { pointOf: PointOf<Row>; labelOf: (point: MapPoint) => { text: string; name: string } }) {
  const t = useTranslations(`${popupProps.resource}.list`)
  const locale = useLocale()
  if (response !== null && response.data === undefined) {
    const { error, isValidating, mutate } = response
    if (error === undefined) return <ListSkeleton view="map" />
    return <ErrorState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  }
  const { points, total, placed } = response?.data ?? pointsOfPage(popupProps.page, pointOf)
  const unlocatedCount = total - placed
  const unlocatedText = t('mapWithoutLocation', { count: unlocatedCount })
  return (
    <RecordsMap
      points={points}
      tiles={tiles}
      labelOf={labelOf}
      note={
        <>
          {placed > points.length
            ? t('mapLimited', {
                shown: formatNumber(points.length, locale),
                count: formatNumber(placed, locale),
              })
            : t('mapCount', { count: placed })}
          {unlocatedCount > 0 && ' · '}
          {unlocatedCount > 0 &&
            (response !== null && withoutLocationHref !== null ? (
              <Link href={withoutLocationHref} className="font-medium text-brand-ink hover:underline">
                {unlocatedText}
              </Link>
            ) : (
              unlocatedText
            ))}
        </>
      }
    >
      {(ids) => <MapPopup ids={ids} {...popupProps} />}
    </RecordsMap>
  )
}

function pointsOfPage<Row extends Locatable>(page: readonly Row[], pointOf: PointOf<Row>): MapPoints {
  const located = page.filter(
    (record): record is Row & { lat: number; len: number } => record.lat !== null && record.len !== null,
  )
  return { points: located.map(pointOf), total: page.length, placed: located.length }
}

function MapPopup<Row extends Locatable>({
  ids,
  resource,
  state,
  page,
  popupItemOf,
}: PopupProps<Row> & { ids: readonly number[] }) {
  const t = useTranslations('resource')
  const missingIds = ids.filter((id) => !page.some((record) => record.id === id))
  const query = { itemsPerPage: ids.length, filter: { state, ids: missingIds } }
  const { data, error } = useCall(`${resource}.list`, missingIds.length === 0 ? null : { query })
  if (data === undefined && missingIds.length > 0)
    return error === undefined ? <Skeleton className="h-40" /> : <p className="p-3.5">{t('loadFailed')}</p>
  const fetchedRecords: readonly Locatable[] =
    data === undefined ? [] : 'properties' in data ? data.properties : data.condominiums
  // TypeScript can't infer that the records of `resource` have the type `Row`.
  const byId = new Map([...(fetchedRecords as readonly Row[]), ...page].map((record) => [record.id, record]))
  const records = ids.map((id) => byId.get(id)).filter((record) => record !== undefined)
  const onlyRecord = records.length === 1 ? records[0] : undefined
  return (
    <>
      {onlyRecord !== undefined && (
        <Cover location={resource} recordId={onlyRecord.id} item={onlyRecord.cover} />
      )}
      <ul className="divide-y divide-line">
        {records.map(popupItemOf).map(({ price, aside, linkedRecord, place }) => (
          <li key={linkedRecord.id} className="px-3.5 py-3">
            <div className="flex items-baseline justify-between gap-2">
              {price}
              <span className="figures shrink-0 text-xs text-ink-soft">{aside}</span>
            </div>
            <RecordLink
              resource={resource}
              record={linkedRecord}
              // Overrides Leaflet's link colours.
              className="mt-0.5 block rounded-sm font-medium text-ink! underline-offset-2 hover:underline"
            />
            <p className="m-0! mt-0.5 truncate text-ink-soft">{place}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
