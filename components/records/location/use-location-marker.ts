import type * as Leaflet from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Coordinates } from '@/lib/format/coordinates'
import type { LeafletMap } from '../map/map-canvas'

/** Below this zoom, a new position zooms the map to `closeZoom`. */
const minCloseZoom = 11

const pin =
  '<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true" focusable="false"><path class="map-pin-body" d="M16 1C7.7 1 1 7.7 1 16c0 11.2 15 25 15 25s15-13.8 15-25C31 7.7 24.3 1 16 1z"/><circle class="map-pin-eye" cx="16" cy="16" r="5.5"/></svg>'

export type MarkerLayers = LeafletMap & { marker: Leaflet.Marker; circle: Leaflet.Circle; closeZoom: number }

/** Creates a marker and its circle without adding them to the map. `closeZoom` shows the marker's surroundings. */
export function drawMarker({ L, map }: LeafletMap, closeZoom: number): MarkerLayers {
  const icon = L.divIcon({ className: 'map-pin', html: pin, iconSize: [32, 42], iconAnchor: [16, 41] })
  const marker = L.marker([0, 0], { icon, draggable: true, autoPan: true, autoPanOnFocus: false })
  const circle = L.circle([0, 0], { radius: 0, className: 'map-radius', interactive: false })
  marker.on('drag', () => circle.setLatLng(marker.getLatLng()))
  return { L, map, marker, circle, closeZoom }
}

export function useLocationMarker(
  layers: MarkerLayers | null,
  position: Coordinates | null,
  radius: number,
  { label, describedBy, isLocked }: { label: string; describedBy: string; isLocked: boolean },
  onMove: (position: Coordinates) => void,
) {
  const lat = position?.lat
  const lng = position?.lng
  const hasPosition = lat !== undefined
  /** Last position set on the map, by click, drag or key. It recentres the view only near the edge. */
  const positionSetOnMap = useRef<Coordinates | null>(null)

  const move = useEffectEvent((to: Coordinates) => {
    const newPosition = { lat: roundDegrees(to.lat), lng: roundDegrees(to.lng) }
    positionSetOnMap.current = newPosition
    onMove(newPosition)
  })

  useEffect(() => {
    if (layers === null) return
    const { map, marker } = layers
    const handleClick = ({ latlng }: Leaflet.LeafletMouseEvent) => move(latlng.wrap())
    const markerHandlers = {
      dragend: () => move(marker.getLatLng().wrap()),
      keydown({ originalEvent: event }: Leaflet.LeafletKeyboardEvent) {
        const offset = markerOffsetOf(event.key, event.shiftKey)
        if (offset !== null) {
          const point = map.latLngToContainerPoint(marker.getLatLng()).add([offset.x, offset.y])
          move(map.containerPointToLatLng(point).wrap())
        } else if (event.key === '+' || event.key === '-') {
          map.setZoomAround(marker.getLatLng(), map.getZoom() + (event.key === '+' ? 1 : -1))
        } else return
        event.preventDefault()
        event.stopPropagation()
      },
    }
    map.on('click', handleClick)
    marker.on(markerHandlers)
    return () => {
      map.off('click', handleClick)
      marker.off(markerHandlers)
    }
  }, [layers])

  useEffect(() => {
    if (layers === null) return
    const { map, marker, circle } = layers
    if (lat === undefined || lng === undefined) {
      marker.remove()
      circle.remove()
      return
    }
    marker.setLatLng([lat, lng]).addTo(map)
    circle.setLatLng([lat, lng])
    const isSetOnMap = positionSetOnMap.current?.lat === lat && positionSetOnMap.current.lng === lng
    if (!isSetOnMap) map.setView([lat, lng], map.getZoom() < minCloseZoom ? layers.closeZoom : map.getZoom())
    else if (!map.getBounds().pad(-0.1).contains([lat, lng])) map.panTo([lat, lng])
  }, [layers, lat, lng])

  useEffect(() => {
    if (layers === null || !hasPosition) return
    const { map, marker, circle } = layers
    // Leaflet enables dragging again whenever it adds the marker.
    if (isLocked) marker.dragging?.disable()
    else marker.dragging?.enable()
    circle.setRadius(radius)
    if (radius > 0) circle.addTo(map)
    else circle.remove()
    const element = marker.getElement()
    // Screen readers pass arrow keys to applications but not to buttons.
    element?.setAttribute('role', 'application')
    element?.setAttribute('aria-label', label)
    element?.setAttribute('aria-describedby', describedBy)
  }, [layers, hasPosition, isLocked, radius, label, describedBy])
}

/** Rounds to about 0.1 m, more precise than any map. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

const stepPx = 10
const largeStepPx = 80

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Returns by how many screen pixels a key moves the marker (more with Shift); null for other keys. */
export function markerOffsetOf(key: string, hasShift: boolean): { x: number; y: number } | null {
  const direction = directions[key]
  if (direction === undefined) return null
  const distance = hasShift ? largeStepPx : stepPx
  return { x: direction[0] * distance, y: direction[1] * distance }
}
