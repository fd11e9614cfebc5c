'use client'

import type { Popup } from 'leaflet'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PropertyCard as Property } from '#contract/property.ts'
import { groupPoints } from '@/components/listing/map/group-points'
import { MapCanvas, type OpenMap } from '@/components/listing/map/map-canvas'
import { addLabel } from '@/components/listing/map/map-label'
import type { MapTiles } from '@/components/listing/map/map-tiles'
import { formatPrice } from '@/lib/format/money'
import { PropertyMapCard } from './property-map-card'
import type { PropertyActions } from './use-property-actions'

type Placed = Property & { lat: number; len: number }
type Shown = { properties: Placed[]; popup: Popup; place: HTMLElement }

/** Closer than this a press on a group shows its members instead of going nearer. */
const closestZoom = 16

/** The properties of the page where they lie, each with its price; those without a place are counted below. */
export function PropertyMap({
  properties,
  tiles,
  actions,
}: {
  properties: readonly Property[]
  tiles: MapTiles | null
  actions: PropertyActions
}) {
  const t = useTranslations('properties.list')
  const [open, setOpen] = useState<OpenMap | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const fitted = useRef('')
  const placed = properties.filter((each): each is Placed => each.lat !== null && each.len !== null)
  const lost = properties.length - placed.length

  const show = useEffectEvent(
    ({ L, map }: OpenMap, group: Placed[], focus: () => void, byKeyboard: boolean) => {
      const [first] = group
      if (first === undefined) return
      const apart = new Set(group.map(({ lat, len }) => `${lat} ${len}`)).size > 1
      if (apart && map.getZoom() < closestZoom) {
        // The labels are drawn anew there: who came by keyboard goes on from the first.
        if (byKeyboard)
          map.once('moveend', () => map.getContainer().querySelector<HTMLElement>('.map-label')?.focus())
        map.fitBounds(L.latLngBounds(group.map(({ lat, len }) => [lat, len])).pad(0.3), {
          maxZoom: closestZoom,
        })
        return
      }
      const place = document.createElement('div')
      const popup = L.popup({ minWidth: 248, maxWidth: 248, autoPanPadding: [16, 16] })
        .setLatLng([first.lat, first.len])
        .setContent(place)
      popup.on('remove', () => {
        setShown((now) => (now?.popup === popup ? null : now))
        if (byKeyboard) focus()
      })
      // Leaflet hears Escape on the map alone, not from within what it opened.
      place.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') popup.close()
      })
      popup.openOn(map)
      popup
        .getElement()
        ?.querySelector('.leaflet-popup-close-button')
        ?.setAttribute('aria-label', t('closePopup'))
      setShown({ properties: group, popup, place })
      if (byKeyboard) setTimeout(() => place.querySelector('a')?.focus(), 50)
    },
  )

  const nameOf: Name = ([first, ...others]) => {
    if (first === undefined) return { text: '', name: '' }
    const price = formatPrice(first.price)
    const many = t('mapGroup', { count: others.length + 1 })
    return others.length > 0
      ? { text: many, name: many, many: true }
      : { text: price, name: `${first.reference}, ${first.title}, ${price}` }
  }
  // What the labels say and where they stand: only a change of that draws anew.
  const where = placed.map(({ id, lat, len }) => `${id} ${lat} ${len}`).join()
  const labels = placed.map(({ price, title }) => `${price} ${title}`).join()
  const drawn = useEffectEvent((canvas: OpenMap) => {
    const { L, map } = canvas
    if (fitted.current !== where && placed.length > 0)
      map.fitBounds(L.latLngBounds(placed.map(({ lat, len }) => [lat, len])).pad(0.1), { maxZoom: 14 })
    fitted.current = where
    return draw(canvas, placed, nameOf, show)
  })
  useEffect(() => (open === null ? undefined : drawn(open)), [open, where, labels])

  // The card fills the popup after Leaflet has placed it: only then its height is known.
  useLayoutEffect(() => {
    shown?.popup.update()
  }, [shown])

  return (
    <div>
      <MapCanvas
        label={t('views.map')}
        tiles={tiles}
        className="h-[max(24rem,calc(100dvh-16rem))]"
        onOpen={(canvas) => {
          setOpen(canvas)
          return () => setOpen(null)
        }}
      />
      <p className="mt-2 text-sm text-ink-soft">
        {lost > 0 ? t('mapLost', { count: lost }) : t('mapAll', { count: placed.length })}
      </p>
      {shown !== null &&
        createPortal(<PropertyMapCard properties={shown.properties} {...actions} />, shown.place)}
    </div>
  )
}

type Show = (canvas: OpenMap, group: Placed[], focus: () => void, byKeyboard: boolean) => void
type Name = (group: Placed[]) => { text: string; name: string; many?: boolean }

/** Draws the labels and draws them again at each zoom; returns what takes them away. */
function draw(canvas: OpenMap, placed: Placed[], nameOf: Name, show: Show): () => void {
  const { map } = canvas
  let labels: { remove: () => void }[] = []
  function redraw() {
    for (const label of labels) label.remove()
    const groups = groupPoints(placed, ({ lat, len }) => map.project([lat, len]))
    labels = groups.flatMap((group) => {
      const [first] = group
      if (first === undefined) return []
      const label = addLabel(canvas, [first.lat, first.len], nameOf(group), (byKeyboard) =>
        show(canvas, group, () => label.getElement()?.focus(), byKeyboard),
      )
      return [label]
    })
  }
  redraw()
  map.on('zoomend', redraw)
  return () => {
    map.off('zoomend', redraw)
    for (const label of labels) label.remove()
  }
}
