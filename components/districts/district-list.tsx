'use client'

import { MapIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { SimpleList } from '@/components/resource/simple-list'
import { useListQuery } from '@/components/resource/use-list-query'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { DistrictCard } from './district-card'
import { DistrictCardsSkeleton, districtGrid } from './district-cards-skeleton'
import { DistrictExport } from './district-export'
import { districtList } from './district-list-state'
import { useDistrictDelete } from './use-district-delete'

const DistrictMap = dynamic(() => import('./district-map').then((module) => module.DistrictMap), {
  ssr: false,
  loading: () => <Skeleton className="h-full rounded-lg" />,
})

export function DistrictList({ tiles }: { tiles: MapTiles | null }) {
  const t = useTranslations('districts')
  const query = useListQuery(districtList)
  const { request, dialogs } = useDistrictDelete()
  return (
    <>
      <SimpleList
        {...{ query, t }}
        loaded={useCall('districts.list', { query: districtList.query(query.params) })}
        rows={({ districts }) => districts}
        exported={<DistrictExport params={query.params} />}
        skeleton={<DistrictCardsSkeleton />}
        icon={<MapIcon />}
        nothingYet={{ addHref: '/districts/add' }}
        sidePanel={(list) => (
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="min-w-0">{list}</div>
            <aside
              aria-label={t('map')}
              className="flex h-120 flex-col max-lg:order-first lg:sticky lg:top-22 lg:h-[calc(100dvh-8rem)] lg:max-h-180"
            >
              <DistrictMap tiles={tiles} search={query.params.search} />
            </aside>
          </div>
        )}
      >
        {(districts) => (
          <ul className={districtGrid}>
            {districts.map((district, index) => (
              <li key={district.id} className="grid min-w-0">
                <DistrictCard district={district} eager={index < 2} onDelete={request} />
              </li>
            ))}
          </ul>
        )}
      </SimpleList>
      {dialogs}
    </>
  )
}
