import type * as Leaflet from 'leaflet'
import type { MapTiles } from './map-tiles'

const maxZoom = 19

export function drawBaseMap(L: typeof Leaflet, map: Leaflet.Map, tiles: MapTiles | null): void {
  map.setMaxZoom(maxZoom)
  if (tiles === null) {
    drawGraticule(L, map)
    void drawAtlas(L, map)
    return
  }
  const attribution = escapeHtml(tiles.attribution)
  // Tile providers may require the referring site; the path stays private.
  L.tileLayer(tiles.url, { maxZoom, attribution, referrerPolicy: 'strict-origin' }).addTo(map)
}

async function drawAtlas(L: typeof Leaflet, map: Leaflet.Map): Promise<void> {
  const atlas = await import('./atlas').catch(() => null)
  // The map may have been removed in the meantime.
  if (atlas === null || map.getPane('mapPane')?.isConnected !== true) return
  // Leaflet's own panes: tiles 200, overlays such as the radius 400, markers 600.
  const land = map.createPane('land')
  land.style.zIndex = '200'
  land.ariaHidden = 'true'
  map.createPane('towns').style.zIndex = '420'
  const renderer = L.svg({ pane: 'land', padding: 0.5 })
  const draw = (ring: Leaflet.LatLngTuple[], className: string) =>
    L.polygon(ring, { renderer, pane: 'land', interactive: false, className }).addTo(map)
  for (const ring of atlas.neighbours) draw(ring, 'map-neighbour')
  for (const ring of atlas.districts) draw(ring, 'map-land')
  map.attributionControl.addAttribution(escapeHtml('Natural Earth, GeoNames'))

  const style = { pane: 'towns', className: 'map-town' }
  const towns = atlas.towns.map((town) => ({ ...town, marker: createLabel(L, town.name, town.at, style) }))
  const updateVisibleTowns = () => {
    const bounds = map.getBounds().pad(0.2)
    for (const { at, zoom, marker } of towns) {
      if (map.getZoom() >= zoom && bounds.contains(at) && !isUnderControls(map, at)) marker.addTo(map)
      else marker.remove()
    }
  }
  map.on('moveend', updateVisibleTowns)
  map.whenReady(updateVisibleTowns)
}

/** Returns true at the zoom buttons in the top left corner, and along the scale and attribution at the bottom. */
function isUnderControls(map: Leaflet.Map, position: Leaflet.LatLngTuple): boolean {
  const { x, y } = map.latLngToContainerPoint(position)
  const buttons = map.getContainer().querySelector<HTMLElement>('.leaflet-control-zoom')
  const isAtButtons = buttons !== null && x < buttons.offsetWidth + 16 && y < buttons.offsetHeight + 16
  return isAtButtons || y > map.getSize().y - 32
}

function createLabel(
  L: typeof Leaflet,
  text: string,
  position: Leaflet.LatLngTuple,
  { pane, className }: { pane: string; className: string },
): Leaflet.Marker {
  const html = document.createElement('span')
  html.textContent = text
  const icon = L.divIcon({ className, html, iconSize: [0, 0] })
  return L.marker(position, { icon, pane, interactive: false, keyboard: false })
}

/** Leaflet renders the attribution as HTML. */
function escapeHtml(text: string): string {
  const span = document.createElement('span')
  span.textContent = text
  return span.innerHTML
}

const degreeSteps = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005]
const minSpacingPx = 150

function drawGraticule(L: typeof Leaflet, map: Leaflet.Map): void {
  const pane = map.createPane('graticule')
  pane.style.zIndex = '410'
  pane.ariaHidden = 'true'
  const renderer = L.svg({ pane: 'graticule', padding: 0.5 })
  const lines = L.layerGroup().addTo(map)

  function draw() {
    lines.clearLayers()
    const bounds = map.getBounds()
    const step = stepForZoom(map.getZoom())
    const [west, east] = [bounds.getWest(), bounds.getEast()]
    const [south, north] = [bounds.getSouth(), bounds.getNorth()]
    const style = { pane: 'graticule', className: 'map-degrees' }
    const drawLine = (degrees: number, ends: Leaflet.LatLngTuple[], labelPosition: Leaflet.LatLngTuple) => {
      const options = { renderer, pane: 'graticule', interactive: false, className: 'map-graticule' }
      lines.addLayer(L.polyline(ends, options))
      if (!isUnderControls(map, labelPosition))
        lines.addLayer(createLabel(L, formatDegrees(degrees, step), labelPosition, style))
    }
    for (const lng of multiplesBetween(west, east, step))
      drawLine(lng, [[south - 1, lng], [north + 1, lng]], [north, lng]) // prettier-ignore
    for (const lat of multiplesBetween(south, north, step))
      drawLine(lat, [[lat, west - 1], [lat, east + 1]], [lat, west]) // prettier-ignore
  }
  map.on('moveend', draw)
  map.whenReady(draw)
}

function stepForZoom(zoom: number): number {
  const pxPerDegree = (256 * 2 ** zoom) / 360
  return degreeSteps.findLast((step) => step * pxPerDegree >= minSpacingPx) ?? 10
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
