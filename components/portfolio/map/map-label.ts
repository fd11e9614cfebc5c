import type { LatLngExpression } from 'leaflet'
import type { LeafletMap } from '@/components/records/map/map-canvas'

export function addLabel(
  { L, map }: LeafletMap,
  at: LatLngExpression,
  { text, name, isGroup = false }: { text: string; name: string; isGroup?: boolean },
  onPress: (byKeyboard: boolean) => void,
) {
  const label = document.createElement('span')
  label.textContent = text
  const icon = L.divIcon({
    className: isGroup ? 'map-label map-label-many' : 'map-label',
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
