import Supercluster from 'supercluster'
import type { MapPoint } from '#contract/map-points.ts'
import type { LeafletMap } from '@/components/records/map/map-canvas'
import { addLabel } from './map-label'

/** A pin for one point, or for a cluster of points whose pins would overlap at this zoom. */
type Pin = {
  key: string
  lat: number
  lng: number
  count: number
  /** The most frequent municipality; '' if unknown. */
  place: string
  ids: (limit: number) => number[]
  /** The zoom at which a cluster splits; null for a single point and for points too close together to split. */
  expansionZoom: number | null
}

type Counts = { places: Record<string, number> }
type Bounds = [west: number, south: number, east: number, north: number]

/** In pixels of a 256 px tile; wide enough for two labels with place names. */
const clusterRadiusPx = 60
const maxZoom = 17

export function indexPoints(points: readonly MapPoint[]): (bounds: Bounds, zoom: number) => Pin[] {
  const index = new Supercluster<{ point: MapPoint }, Counts>({
    radius: clusterRadiusPx,
    extent: 256,
    maxZoom,
    map: ({ point }) => ({ places: { [point.place]: 1 } }),
    reduce(sum, { places }) {
      // `sum` may be a shallow copy of a smaller cluster's properties, so copy `places` before counting.
      const counts = { ...sum.places }
      for (const [place, count] of Object.entries(places)) counts[place] = (counts[place] ?? 0) + count
      sum.places = counts
    },
  }).load(
    points.map((point) => ({
      type: 'Feature',
      // GeoJSON puts the longitude (`len`) first.
      geometry: { type: 'Point', coordinates: [point.len, point.lat] },
      properties: { point },
    })),
  )
  return (bounds, zoom) =>
    index.getClusters(bounds, zoom).map(({ geometry, properties }): Pin => {
      const [lng = 0, lat = 0] = geometry.coordinates
      if (!('cluster_id' in properties)) {
        const { id, place } = properties.point
        return { key: `point-${id}`, lat, lng, count: 1, place, ids: () => [id], expansionZoom: null }
      }
      const { cluster_id, point_count, places } = properties
      const expansionZoom = index.getClusterExpansionZoom(cluster_id)
      return {
        key: `cluster-${cluster_id}`,
        lat,
        lng,
        count: point_count,
        place: mostCommon(places),
        ids: (limit) => index.getLeaves(cluster_id, limit).map((leaf) => leaf.properties.point.id),
        expansionZoom: expansionZoom > maxZoom ? null : expansionZoom,
      }
    })
}

function mostCommon(places: Record<string, number>): string {
  const [first] = Object.entries(places)
    .filter(([place]) => place !== '')
    .sort(([, a], [, b]) => b - a)
  return first?.[0] ?? ''
}

/** `focus` moves the focus back to the pin's label; `byKeyboard` is true if the pin was opened by keyboard. */
export type OpenPin = (leafletMap: LeafletMap, pin: Pin, focus: () => void, byKeyboard: boolean) => void

/**
 * Draws the visible pins after each pan and zoom. Labels that remain visible are reused, so they keep the focus.
 * `labelOf` returns a label's visible text and its accessible name.
 */
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
        [pin.lat, pin.lng],
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
