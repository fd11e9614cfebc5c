'use client'

import { MapIcon, PlusIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { ListPages } from '@/components/resource/list-pages'
import { ListTools } from '@/components/resource/list-tools'
import { ResourceList } from '@/components/resource/resource-list'
import { useListQuery } from '@/components/resource/use-list-query'
import { LinkButton } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { DistrictCard } from './district-card'
import { DistrictCardsSkeleton, districtGrid } from './district-cards-skeleton'
import { DistrictExport } from './district-export'
import { districtQuery, districtSorts } from './district-list-state'
import { useDistrictDelete } from './use-district-delete'

const DistrictMap = dynamic(() => import('./district-map').then((module) => module.DistrictMap), {
  ssr: false,
  loading: () => <Skeleton className="h-full rounded-lg" />,
})

/** The districts of the website as cards around the map of Portugal, with search, order and pages. */
export function DistrictList({ tiles }: { tiles: MapTiles | null }) {
  const t = useTranslations('districts')
  const query = useListQuery(districtSorts)
  const list = useCall('districts.list', { query: districtQuery(query.asked) })
  const { ask, dialogs } = useDistrictDelete()
  const total = list.data?.total ?? 0
  return (
    <>
      <ListTools
        count={list.data === undefined ? '' : t('count', { total })}
        search={query.search}
        searchLabel={t('find')}
        onSearch={query.type}
        exported={<DistrictExport asked={query.asked} />}
        sort={query.asked.sort}
        sorts={districtSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onSort={query.sortBy}
      />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <ResourceList
            loaded={list}
            rows={({ districts }) => districts}
            skeleton={<DistrictCardsSkeleton />}
            pending={list.isLoading}
            onClearFilters={query.asked.search === '' ? undefined : query.clear}
            nothingYet={{
              icon: <MapIcon />,
              title: t('none'),
              text: t('noneHelp'),
              action: (
                <LinkButton href="/districts/add" variant="primary" icon={<PlusIcon />}>
                  {t('add')}
                </LinkButton>
              ),
            }}
          >
            {(districts) => (
              <ul className={districtGrid}>
                {districts.map((district, index) => (
                  <li key={district.id} className="grid min-w-0">
                    <DistrictCard district={district} eager={index < 2} onDelete={ask} />
                  </li>
                ))}
              </ul>
            )}
          </ResourceList>
          <div className="mt-8 flex justify-center">
            <ListPages total={total} perPage={limits.cardsPerPage} />
          </div>
        </div>
        <aside
          aria-label={t('map')}
          className="flex h-120 flex-col max-lg:order-first lg:sticky lg:top-22 lg:h-[calc(100dvh-8rem)] lg:max-h-180"
        >
          <DistrictMap tiles={tiles} />
        </aside>
      </div>
      {dialogs}
    </>
  )
}
