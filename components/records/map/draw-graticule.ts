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
    const line = (ends: Leaflet.LatLngTuple[]) =>
      L.polyline(ends, { renderer, pane: 'graticule', interactive: false, className: 'map-graticule' })
    const label = (position: Leaflet.LatLngTuple, text: string) => {
      const span = document.createElement('span')
      span.textContent = text
      const icon = L.divIcon({ className: 'map-degrees', html: span, iconSize: [0, 0] })
      return L.marker(position, { icon, pane: 'graticule', interactive: false, keyboard: false })
    }
    for (const lng of between(west, east, step)) {
      lines.addLayer(line([[south - 1, lng], [north + 1, lng]])) // prettier-ignore
      lines.addLayer(label([north, lng], degrees(lng, step)))
    }
    for (const lat of between(south, north, step)) {
      lines.addLayer(line([[lat, west - 1], [lat, east + 1]])) // prettier-ignore
      lines.addLayer(label([lat, west], degrees(lat, step)))
    }
  }
  map.on('moveend', draw)
  map.whenReady(draw)
}

function stepForZoom(zoom: number): number {
  const perDegree = (256 * 2 ** zoom) / 360
  return steps.findLast((step) => step * perDegree >= minSpacingPx) ?? 10
}

function between(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step)
  return Array.from(
    { length: Math.max(0, Math.floor(high / step) - first + 1) },
    (_, index) => (first + index) * step,
  )
}

function degrees(figure: number, step: number): string {
  const digits = Math.max(0, Math.ceil(-Math.log10(step)))
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${figure.toLocaleString(document.documentElement.lang, format).replace('-', '−')}°`
}
