import type { MapPoint } from '#contract/map-points.ts'
import { indexPoints, type Pin } from './cluster-points'
import type { LeafletMap } from '../../records/map/map-canvas'
import { addLabel } from './map-label'

/** `focus` moves the focus back to the pin's label; `byKeyboard` is true if the pin was opened by keyboard. */
export type OpenPin = (leafletMap: LeafletMap, pin: Pin, focus: () => void, byKeyboard: boolean) => void

/** Draws the visible pins after each pan and zoom. Labels that remain visible are reused, so they keep the focus. */
export function drawPins(
  leafletMap: LeafletMap,
  points: readonly MapPoint[],
  onOpen: OpenPin,
  labelOf: (pin: Pin) => { text: string; name: string },
): () => void {
  const { map } = leafletMap
  const findPins = indexPoints(points)
  const labels = new Map<string, ReturnType<typeof addLabel>>()

  function draw() {
    const bounds = map.getBounds().pad(0.25)
    const visiblePins = findPins(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      Math.floor(map.getZoom()),
    )
    const pins = new Map(visiblePins.map((pin) => [pin.key, pin]))
    for (const [key, label] of labels) {
      if (pins.has(key)) continue
      label.remove()
      labels.delete(key)
    }
    for (const [key, pin] of pins) {
      if (labels.has(key)) continue
      const label = addLabel(
        leafletMap,
        [pin.lat, pin.len],
        { ...labelOf(pin), isGroup: pin.count > 1 },
        (byKeyboard) => onOpen(leafletMap, pin, () => label.getElement()?.focus(), byKeyboard),
      )
      labels.set(key, label)
    }
  }

  draw()
  map.on('moveend', draw)
  return () => {
    map.off('moveend', draw)
    for (const label of labels.values()) label.remove()
  }
}
