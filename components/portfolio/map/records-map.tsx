import type { Popup } from 'leaflet'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MapPoint } from '#contract/map-points.ts'
import { MapCanvas, type LeafletMap, countryBounds } from '@/components/records/map/map-canvas'
import type { MapTiles } from '@/components/records/map/map-tiles'
import { drawPins, type OpenPin } from './draw-pins'

type PopupState = { ids: number[]; popup: Popup; container: HTMLElement }

const popupRecordsMax = 50

export function RecordsMap({
  points,
  tiles,
  labelOf,
  note,
  children,
}: {
  points: readonly MapPoint[]
  tiles: MapTiles | null
  labelOf: (point: MapPoint) => { text: string; name: string }
  note: ReactNode
  children: (ids: readonly number[]) => ReactNode
}) {
  const t = useTranslations('listing.list')
  const [leafletMap, setLeafletMap] = useState<LeafletMap | null>(null)
  const [popupState, setPopupState] = useState<PopupState | null>(null)
  const fittedPoints = useRef('')

  const openPin: OpenPin = useEffectEvent(({ L, map }, pin, focus, byKeyboard) => {
    if (pin.expansionZoom !== null) {
      if (byKeyboard)
        map.once('moveend', () => map.getContainer().querySelector<HTMLElement>('.map-label')?.focus())
      map.setView([pin.lat, pin.lng], pin.expansionZoom)
      return
    }
    const container = document.createElement('div')
    const popup = L.popup({ minWidth: 248, maxWidth: 248, autoPanPadding: [16, 16] }).setLatLng([
      pin.lat,
      pin.lng,
    ])
    popup.on('remove', () => {
      setPopupState((current) => (current?.popup === popup ? null : current))
      if (byKeyboard) focus()
    })
    // Leaflet listens for Escape on the map only, not inside popups.
    container.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') popup.close()
    })
    popup.openOn(map)
    const element = popup.getElement()
    element?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', t('closePopup'))
    // Not with `setContent`: each `update()` would insert its content again, and a focused link would lose the focus.
    element?.querySelector('.leaflet-popup-content')?.append(container)
    setPopupState({ ids: pin.ids(popupRecordsMax), popup, container })
    if (byKeyboard) focusFirstLink(container)
  })

  // Redraw only when positions or texts change, not for each new array.
  const pinsKey = points.map((point) => `${point.lat} ${point.len} ${labelOf(point).name}`).join('\n')
  const draw = useEffectEvent((leafletMap: LeafletMap) => {
    const pointsKey = points.map(({ id, lat, len }) => `${id} ${lat} ${len}`).join()
    if (fittedPoints.current !== pointsKey && points.length > 0) fitPoints(leafletMap, points)
    fittedPoints.current = pointsKey
    const byId = new Map(points.map((point) => [point.id, point]))
    return drawPins(leafletMap, points, openPin, ({ count, place, ids }) => {
      const onlyPoint = count === 1 ? byId.get(ids(1)[0] ?? 0) : undefined
      if (onlyPoint !== undefined) return labelOf(onlyPoint)
      // Municipalities have Portuguese names; only Lisbon's differs in other languages.
      const name = place === 'Lisboa' ? t('lisbon') : place
      const text = place === '' ? t('mapCluster', { count }) : t('mapClusterIn', { count, place: name })
      return { text, name: text }
    })
  })
  useEffect(() => (leafletMap === null ? undefined : draw(leafletMap)), [leafletMap, pinsKey])

  // The popup grows when React renders its content, and again when records that were still loading arrive. Each time,
  // `update` moves the map so that the popup stays visible.
  useEffect(() => {
    if (popupState === null) return
    const observer = new ResizeObserver(() => popupState.popup.update())
    observer.observe(popupState.container)
    return () => observer.disconnect()
  }, [popupState])

  return (
    <div>
      <MapCanvas
        label={t('views.map')}
        tiles={tiles}
        className="h-[max(24rem,calc(100dvh-17rem))]"
        onOpen={(openedMap) => {
          setLeafletMap(openedMap)
          return () => setLeafletMap(null)
        }}
      />
      <p className="mt-2 text-sm text-ink-soft">{note}</p>
      {popupState !== null &&
        createPortal(
          <div className="max-h-80 overflow-y-auto">{children(popupState.ids)}</div>,
          popupState.container,
        )}
    </div>
  )
}

/** Fits the map to the points, or to the whole country if they cover most of it. */
function fitPoints({ L, map }: LeafletMap, points: readonly MapPoint[]): void {
  const bounds = L.latLngBounds(points.map(({ lat, len }) => [lat, len]))
  const padded = bounds.pad(0.1)
  const coversMostOfCountry = map.getBoundsZoom(padded) <= map.getBoundsZoom(countryBounds) + 0.5
  map.fitBounds(coversMostOfCountry ? bounds.extend(countryBounds) : padded, { maxZoom: 14 })
}

function focusFirstLink(container: HTMLElement): void {
  const focus = () => {
    const link = container.querySelector('a')
    link?.focus()
    return link !== null
  }
  if (focus()) return
  const observer = new MutationObserver(() => {
    if (focus() || !container.isConnected) observer.disconnect()
  })
  observer.observe(container, { childList: true, subtree: true })
}
