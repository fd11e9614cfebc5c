import type * as Leaflet from 'leaflet'
import { drawGraticule } from './draw-graticule'
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

  const towns = atlas.towns.map(({ name, at, zoom }) => ({ at, zoom, marker: createTownMarker(L, name, at) }))
  const updateVisibleTowns = () => {
    const visible = map.getBounds().pad(0.2)
    for (const { at, zoom, marker } of towns) {
      if (map.getZoom() >= zoom && visible.contains(at)) marker.addTo(map)
      else marker.remove()
    }
  }
  map.on('moveend', updateVisibleTowns)
  map.whenReady(updateVisibleTowns)
}

function createTownMarker(L: typeof Leaflet, name: string, position: Leaflet.LatLngTuple): Leaflet.Marker {
  const label = document.createElement('span')
  label.textContent = name
  const icon = L.divIcon({ className: 'map-town', html: label, iconSize: [0, 0] })
  return L.marker(position, { icon, pane: 'towns', interactive: false, keyboard: false })
}

/** Leaflet renders the attribution as HTML. */
function escapeHtml(text: string): string {
  const span = document.createElement('span')
  span.textContent = text
  return span.innerHTML
}
