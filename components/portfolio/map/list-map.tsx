'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MapPoint, MapPoints } from '#contract/map-points.ts'
import { ListSkeleton } from '@/components/portfolio/list/list-skeleton'
import { isMaybeUnsupported } from '@/components/resource/unsupported-call'
import { ErrorState } from '@/components/resource/error-state'
import type { LoadState } from '@/components/resource/resource-list'
import { formatNumber } from '@/lib/format/number'
import type { MapTiles } from '../../records/map/map-tiles'
import { RecordsMap } from './records-map'

type Locatable = { lat: number | null; len: number | null }

/** Returns false if the API has no points endpoint; the map then shows the records of one page. */
export const supportsMapPoints = ({ error }: LoadState<MapPoints>): boolean =>
  error === undefined || !isMaybeUnsupported(error)

export function ListMap<Row extends Locatable>({
  response,
  page,
  pointOf,
  withoutLocation,
  resource,
  tiles,
  labelOf,
  children,
}: {
  response: LoadState<MapPoints>
  page: readonly Row[]
  pointOf: (record: Row & { lat: number; len: number }) => MapPoint
  /** URL query of the list filtered to records without location; null if the list can't be filtered. */
  withoutLocation: string | null
  resource: 'properties' | 'condominiums'
  tiles: MapTiles | null
  labelOf: (point: MapPoint) => { text: string; name: string }
  children: (ids: readonly number[]) => ReactNode
}) {
  const t = useTranslations(`${resource}.list`)
  const locale = useLocale()
  const isSupported = supportsMapPoints(response)
  if (isSupported && response.data === undefined) {
    const { error, isValidating, mutate } = response
    if (error === undefined) return <ListSkeleton view="map" />
    return <ErrorState error={error} retry={() => void mutate()} retrying={isValidating} />
  }
  const { points, total, placed } =
    isSupported && response.data !== undefined ? response.data : pointsOfPage(page, pointOf)
  const unlocatedCount = total - placed
  const unlocatedText = t('mapWithoutLocation', { count: unlocatedCount })
  const parts = [
    placed > points.length
      ? t('mapLimited', { shown: formatNumber(points.length, locale), count: formatNumber(placed, locale) })
      : t('mapCount', { count: placed }),
    ...(unlocatedCount === 0
      ? []
      : [
          isSupported && withoutLocation !== null ? (
            <Link key="without" href={withoutLocation} className="font-medium text-brand-ink hover:underline">
              {unlocatedText}
            </Link>
          ) : (
            unlocatedText
          ),
        ]),
  ]
  return (
    <RecordsMap
      points={points}
      tiles={tiles}
      labelOf={labelOf}
      note={parts.map((part, index) => (
        <span key={index}>
          {index > 0 && ' · '}
          {part}
        </span>
      ))}
    >
      {children}
    </RecordsMap>
  )
}

function pointsOfPage<Row extends Locatable>(
  page: readonly Row[],
  pointOf: (record: Row & { lat: number; len: number }) => MapPoint,
): MapPoints {
  const located = page.filter(
    (record): record is Row & { lat: number; len: number } => record.lat !== null && record.len !== null,
  )
  return { points: located.map(pointOf), total: page.length, placed: located.length }
}
