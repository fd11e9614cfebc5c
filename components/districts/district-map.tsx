import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import type { District } from '#contract/districts.ts'
import { addLabel } from '@/components/portfolio/map/map-label'
import { MapCanvas, type LeafletMap } from '@/components/records/map/map-canvas'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { useAllDistricts } from '@/components/records/use-all-districts'
import { useJoin } from '@/components/resource/use-join'
import { inLanguage } from '@/lib/format/in-language'

/** Labels closer than this overlap. */
const labelSizePx = { x: 130, y: 32 }

type Point = { x: number; y: number }
type LocatedDistrict = District & { lat: number; lng: number }
type Group = [LocatedDistrict, ...LocatedDistrict[]]

const propertyCountOf = (districts: readonly District[]) =>
  districts.reduce((sum, { kpis }) => sum + (kpis.Properties ?? 0), 0)

export function DistrictMap({ tiles, search }: { tiles: MapTiles | null; search: string }) {
  const t = useTranslations('districts')
  const join = useJoin()
  const locale = useLocale()
  const router = useRouter()
  const [leafletMap, setLeafletMap] = useState<LeafletMap | null>(null)
  const districts = useAllDistricts({ search }).data?.districts ?? []
  // Sorted by properties, because the first district of a group names it on the map.
  const locatedDistricts = districts
    .filter((district): district is LocatedDistrict => district.lat !== null && district.lng !== null)
    .toSorted((a, b) => propertyCountOf([b]) - propertyCountOf([a]))
  const unlocatedCount = districts.length - locatedDistricts.length

  const drawLabels = useEffectEvent((leafletMap: LeafletMap) => {
    const { L, map } = leafletMap
    const describeGroup = (group: Group) => {
      const [first, ...others] = group
      const properties = t('properties', { count: propertyCountOf(group) })
      const name = inLanguage(first.name, locale)
      return others.length === 0
        ? {
            text: propertyCountOf(group) > 0 ? `${name} · ${propertyCountOf(group)}` : name,
            name: t('onMap', { name, properties }),
          }
        : {
            text: t('mapGroup', { name, others: others.length, amount: propertyCountOf(group) }),
            name: t('mapGroupName', {
              name,
              others: others.length,
              names: join(group.map((district) => inLanguage(district.name, locale))),
              properties,
            }),
            isGroup: true,
          }
    }
    const handleLabelClick = (group: Group, byKeyboard: boolean) => {
      const [first, ...others] = group
      if (others.length === 0) return router.push(`/districts/edit/${first.id}`)
      // Zooming replaces the labels: move the keyboard focus to the first one.
      if (byKeyboard)
        map.once('moveend', () => map.getContainer().querySelector<HTMLElement>('.map-label')?.focus())
      map.fitBounds(L.latLngBounds(group.map(({ lat, lng }) => [lat, lng])).pad(0.5), {
        maxZoom: Math.max(12, map.getZoom() + 1),
      })
    }
    const pointOf = ({ lat, lng }: LocatedDistrict) => map.project([lat, lng])
    let labels: { remove: () => void }[] = []
    function redraw() {
      for (const label of labels) label.remove()
      labels = groupByLabelOverlap(locatedDistricts, pointOf).map((group) =>
        addLabel(leafletMap, [group[0].lat, group[0].lng], describeGroup(group), (byKeyboard) =>
          handleLabelClick(group, byKeyboard),
        ),
      )
    }
    redraw()
    map.on('zoomend', redraw)
    return () => {
      map.off('zoomend', redraw)
      for (const label of labels) label.remove()
    }
  })
  // Redraw only when positions or labels change.
  const labelKeys = locatedDistricts.map(({ id, lat, lng, kpis, name }) =>
    [id, lat, lng, kpis.Properties, inLanguage(name, locale)].join(' '),
  )
  const labelsKey = labelKeys.join()
  useEffect(() => (leafletMap === null ? undefined : drawLabels(leafletMap)), [leafletMap, labelsKey])

  return (
    <>
      <MapCanvas
        label={t('map')}
        tiles={tiles}
        className="min-h-0 flex-1"
        onOpen={(newMap) => {
          setLeafletMap(newMap)
          return () => setLeafletMap(null)
        }}
      />
      <p className="mt-2 text-sm text-ink-soft">
        {unlocatedCount > 0 ? t('mapLost', { count: unlocatedCount }) : t('mapHelp')}
      </p>
    </>
  )
}

/** Groups districts whose labels would overlap at this zoom. A group is placed at its first district. */
function groupByLabelOverlap(
  districts: readonly LocatedDistrict[],
  pointOf: (district: LocatedDistrict) => Point,
): Group[] {
  const groups: { point: Point; members: Group }[] = []
  for (const district of districts) {
    const point = pointOf(district)
    const group = groups.find(
      (other) =>
        Math.abs(other.point.x - point.x) < labelSizePx.x &&
        Math.abs(other.point.y - point.y) < labelSizePx.y,
    )
    if (group === undefined) groups.push({ point, members: [district] })
    else group.members.push(district)
  }
  return groups.map(({ members }) => members)
}
