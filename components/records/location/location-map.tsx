import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { type Coordinates, formatCoordinates } from '@/lib/format/coordinates'
import { useAnnouncement } from '@/components/ui/use-announcement'
import { MapCanvas, type LeafletMap } from '../map/map-canvas'
import type { MapTiles } from '../map/map-tiles'
import { type MarkerLayers, drawMarker, useLocationMarker } from './use-location-marker'

export function LocationMap({
  position,
  radius,
  tiles,
  disabled,
  onMove,
}: {
  position: Coordinates | null
  radius: number
  tiles: MapTiles | null
  disabled: boolean
  onMove: (position: Coordinates) => void
}) {
  const t = useTranslations('listing.location')
  const keysHelpId = useId()
  const [layers, setLayers] = useState<MarkerLayers | null>(null)
  const [status, announce] = useAnnouncement()

  function move(newPosition: Coordinates) {
    if (disabled) return
    onMove(newPosition)
    announce(t('movedTo', { coordinates: formatCoordinates(newPosition) }))
  }

  function handleOpen(leafletMap: LeafletMap) {
    // Without tiles the map shows towns only, so zoom out until a few are visible.
    setLayers(drawMarker(leafletMap, tiles === null ? 12 : 15))
    return () => setLayers(null)
  }

  const label = position === null ? '' : t('marker', { coordinates: formatCoordinates(position) })
  useLocationMarker(layers, position, radius, { label, describedBy: keysHelpId, isLocked: disabled }, move)

  return (
    <div>
      <MapCanvas label={t('map')} tiles={tiles} onOpen={handleOpen} className="h-90 md:h-120" />
      <p id={keysHelpId} className="mt-2 text-sm text-ink-soft">
        {t('keys')}
      </p>
      {status}
      {position === null && !disabled && layers !== null && (
        <button
          type="button"
          className="mt-2 min-h-6 text-sm font-medium text-brand-strong underline underline-offset-4 pointer-coarse:min-h-11"
          onClick={() => {
            const { lat, lng } = layers.map.getCenter()
            move({ lat, lng })
            // The marker exists after the next render; move the focus to it.
            requestAnimationFrame(() => layers.marker.getElement()?.focus())
          }}
        >
          {t('placeInMiddle')}
        </button>
      )}
    </div>
  )
}
