'use client'

import { MapIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { SimpleList } from '@/components/resource/simple-list'
import { useListQuery } from '@/components/resource/use-list-query'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import type { District } from '#contract/districts.ts'
import { limits } from '#contract/limits.ts'
import { type Column, toTextCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import { useFieldHeaders } from '@/components/resource/use-field-texts'
import { call } from '@/lib/agency/call'
import { DistrictCard } from './district-card'
import { districtList, type DistrictListState } from './district-list-state'
import { useDistrictDelete } from './use-district-delete'
import { districtFields } from './fields'

const districtGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-5'

const DistrictMap = dynamic(() => import('./district-map').then((module) => module.DistrictMap), {
  ssr: false,
  loading: () => <Skeleton className="h-full rounded-lg" />,
})

export function DistrictList({ tiles }: { tiles: MapTiles | null }) {
  const t = useTranslations('districts')
  const list = useListQuery(districtList)
  const { requestDelete, dialog } = useDistrictDelete()
  return (
    <>
      <SimpleList
        {...{ list, t }}
        Total={DistrictTotal}
        result={useCall('districts.list', { query: districtList.toQuery(list.request) })}
        getRows={({ districts }) => districts}
        exportButton={<DistrictExport request={list.request} />}
        skeleton={<DistrictCardsSkeleton />}
        icon={<MapIcon />}
        emptyState={{ addHref: '/districts/add' }}
        renderLayout={(content) => (
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="min-w-0">{content}</div>
            <aside
              aria-label={t('map')}
              className="flex h-120 flex-col max-lg:order-first lg:sticky lg:top-22 lg:h-[calc(100dvh-8rem)] lg:max-h-180"
            >
              <DistrictMap tiles={tiles} search={list.request.search} />
            </aside>
          </div>
        )}
      >
        {(districts) => (
          <ul className={districtGrid}>
            {districts.map((district, index) => (
              <li key={district.id} className="grid min-w-0">
                <DistrictCard district={district} eager={index < 2} onDelete={requestDelete} />
              </li>
            ))}
          </ul>
        )}
      </SimpleList>
      {dialog}
    </>
  )
}

function DistrictCardsSkeleton() {
  return (
    <div className={districtGrid}>
      {Array.from({ length: 6 }, (_, card) => (
        <div key={card} className="overflow-hidden rounded-lg border border-line bg-surface">
          <Skeleton className="aspect-[4/3] rounded-none" />
          <div className="space-y-4 p-4">
            <Skeleton className="h-6 w-2/5" />
            <SkeletonText lines={3} />
            <Skeleton className="h-8 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}

function DistrictExport({ request }: { request: DistrictListState }) {
  const t = useTranslations('districts.csv')
  const getHeader = useFieldHeaders(districtFields)
  const columns: readonly Column<District>[] = [
    { header: getHeader('name.pt'), cell: ({ name }) => toTextCell(name.pt) },
    { header: getHeader('name.en'), cell: ({ name }) => toTextCell(name.en) },
    { header: getHeader('description.pt'), cell: ({ description }) => toTextCell(description.pt) },
    { header: getHeader('description.en'), cell: ({ description }) => toTextCell(description.en) },
    { header: t('active'), cell: ({ kpis: { Properties: activeProperties } }) => activeProperties ?? 0 },
    { header: t('properties'), cell: (district) => district.total_properties },
    { header: getHeader('kpis.Golf Club'), cell: ({ kpis: { 'Golf Club': golfClubs } }) => golfClubs },
    { header: t('lat'), cell: ({ lat }) => lat },
    { header: t('lng'), cell: ({ lng }) => lng },
  ]
  return (
    <ExportCsv
      resource="districts"
      name={t('file')}
      fetchPage={async (page, signal) => {
        const query = { ...districtList.toQuery(request), page, limit: limits.rowsPerPageMax }
        const { districts, total } = await call('districts.list', { query }, { signal })
        return { rows: districts, total }
      }}
      loadColumns={async () => columns}
    />
  )
}

/** Counts the districts of a saved view with this query string. */
function DistrictTotal({ query }: { query: string }) {
  const viewQuery = districtList.toQuery(districtList.parse(new URLSearchParams(query)))
  return useCall('districts.list', { query: { ...viewQuery, limit: 1 } }).data?.total ?? null
}
