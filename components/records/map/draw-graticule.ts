import type * as Leaflet from 'leaflet'

const steps = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005]
const minSpacingPx = 150

export function drawGraticule(L: typeof Leaflet, map: Leaflet.Map): void {
  const pane = map.createPane('graticule')
  pane.style.zIndex = '410'
  pane.ariaHidden = 'true'
  const renderer = L.svg({ pane: 'graticule', padding: 0.5 })
  const lines = L.layerGroup().addTo(map)

  function draw() {
    lines.clearLayers()
    const visible = map.getBounds()
    const step = stepForZoom(map.getZoom())
    const [west, east, south, north] = [
      visible.getWest(),
      visible.getEast(),
      visible.getSouth(),
      visible.getNorth(),
    ]
    const createLine = (ends: Leaflet.LatLngTuple[]) =>
      L.polyline(ends, { renderer, pane: 'graticule', interactive: false, className: 'map-graticule' })
    const createLabel = (position: Leaflet.LatLngTuple, text: string) => {
      const span = document.createElement('span')
      span.textContent = text
      const icon = L.divIcon({ className: 'map-degrees', html: span, iconSize: [0, 0] })
      return L.marker(position, { icon, pane: 'graticule', interactive: false, keyboard: false })
    }
    for (const lng of multiplesBetween(west, east, step)) {
      lines.addLayer(createLine([[south - 1, lng], [north + 1, lng]])) // prettier-ignore
      lines.addLayer(createLabel([north, lng], formatDegrees(lng, step)))
    }
    for (const lat of multiplesBetween(south, north, step)) {
      lines.addLayer(createLine([[lat, west - 1], [lat, east + 1]])) // prettier-ignore
      lines.addLayer(createLabel([lat, west], formatDegrees(lat, step)))
    }
  }
  map.on('moveend', draw)
  map.whenReady(draw)
}

function stepForZoom(zoom: number): number {
  const pxPerDegree = (256 * 2 ** zoom) / 360
  return steps.findLast((step) => step * pxPerDegree >= minSpacingPx) ?? 10
}

function multiplesBetween(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step)
  return Array.from(
    { length: Math.max(0, Math.floor(high / step) - first + 1) },
    (_, index) => (first + index) * step,
  )
}

function formatDegrees(value: number, step: number): string {
  const digits = Math.max(0, Math.ceil(-Math.log10(step)))
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${value.toLocaleString(document.documentElement.lang, format).replace('-', '−')}°`
}
