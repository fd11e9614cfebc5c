import type { LatLngExpression } from 'leaflet'
import type { OpenMap } from '../../records/map/map-canvas'

export function addLabel(
  { L, map }: OpenMap,
  at: LatLngExpression,
  { text, name, many = false }: { text: string; name: string; many?: boolean },
  onPress: (byKeyboard: boolean) => void,
) {
  const label = document.createElement('span')
  label.textContent = text
  const icon = L.divIcon({
    className: many ? 'map-label map-label-many' : 'map-label',
    html: label,
    iconSize: undefined,
  })
  const marker = L.marker(at, { icon, riseOnHover: true }).addTo(map)
  marker.getElement()?.setAttribute('aria-label', name)
  marker.on('click', () => onPress(false))
  marker.on('keypress', (event) => {
    if (event.originalEvent.key === 'Enter' || event.originalEvent.key === ' ') onPress(true)
  })
  return marker
}
