'use client'

import type { Popup } from 'leaflet'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { groupPoints } from './group-points'
import { MapCanvas, type OpenMap } from './map-canvas'
import { addLabel } from './map-label'
import type { MapTiles } from './map-tiles'

/** `len` is the longitude, as the API calls it. */
type Point = { id: number; lat: number | null; len: number | null }
type Placed<R> = R & { lat: number; len: number }
type Shown<R> = { records: Placed<R>[]; popup: Popup; place: HTMLElement }

/** Closer than this a press on a group shows its members instead of going nearer. */
const closestZoom = 16

/** The records of a page where they lie, each with a word on its label; those without a place are counted below. */
export function RecordsMap<R extends Point>({
  records,
  tiles,
  labelOf,
  count,
  children,
}: {
  records: readonly R[]
  tiles: MapTiles | null
  /** What its label shows, and what it is called for those who cannot see that. */
  labelOf: (record: R) => { text: string; name: string }
  /** Says how many are on the map, or how many are not. */
  count: (placed: number, lost: number) => string
  /** What opens over a place: one record or several. */
  children: (records: readonly R[]) => ReactNode
}) {
  const t = useTranslations('listing.list')
  const [open, setOpen] = useState<OpenMap | null>(null)
  const [shown, setShown] = useState<Shown<R> | null>(null)
  const fitted = useRef('')
  const placed = records.filter((each): each is Placed<R> => each.lat !== null && each.len !== null)

  const show = useEffectEvent(
    ({ L, map }: OpenMap, group: Placed<R>[], focus: () => void, byKeyboard: boolean) => {
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
      setShown({ records: group, popup, place })
      if (byKeyboard) setTimeout(() => place.querySelector('a')?.focus(), 50)
    },
  )

  const nameOf: Name<R> = ([first, ...others]) => {
    if (first === undefined) return { text: '', name: '' }
    const many = t('mapGroup', { count: others.length + 1 })
    return others.length > 0 ? { text: many, name: many, many: true } : labelOf(first)
  }
  // What the labels say and where they stand: only a change of that draws anew.
  const where = placed.map(({ id, lat, len }) => `${id} ${lat} ${len}`).join()
  const labels = placed.map((record) => labelOf(record).name).join()
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
      <p className="mt-2 text-sm text-ink-soft">{count(placed.length, records.length - placed.length)}</p>
      {shown !== null &&
        createPortal(<div className="max-h-80 overflow-y-auto">{children(shown.records)}</div>, shown.place)}
    </div>
  )
}

type Show<R> = (canvas: OpenMap, group: Placed<R>[], focus: () => void, byKeyboard: boolean) => void
type Name<R> = (group: Placed<R>[]) => { text: string; name: string; many?: boolean }

/** Draws the labels and draws them again at each zoom; returns what takes them away. */
function draw<R extends Point>(
  canvas: OpenMap,
  placed: Placed<R>[],
  nameOf: Name<R>,
  show: Show<R>,
): () => void {
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
