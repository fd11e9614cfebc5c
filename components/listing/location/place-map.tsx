'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { type Coordinates, formatCoordinates } from '@/lib/format/coordinates'
import { MapCanvas, type OpenMap } from '../map/map-canvas'
import type { MapTiles } from '../map/map-tiles'
import { type Drawn, drawMarker, usePlaceMarker } from './use-place-marker'

/** A map with one marker, moved by drag, by a click, or with the arrow keys while it has the focus. */
export function PlaceMap({
  position,
  radius,
  tiles,
  disabled,
  onMove,
  className,
}: {
  position: Coordinates | null
  /** Metres around it. */
  radius: number
  tiles: MapTiles | null
  disabled: boolean
  onMove: (position: Coordinates) => void
  className?: string
}) {
  const t = useTranslations('listing.location')
  const keys = useId()
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [said, setSaid] = useState('')

  function move(next: Coordinates) {
    if (disabled) return
    onMove(next)
    setSaid(t('movedTo', { coordinates: formatCoordinates(next) }))
  }

  function open(opened: OpenMap) {
    // The plain ground has towns, not streets: one must see a few of them.
    setDrawn(drawMarker(opened, tiles === null ? 12 : 15))
    return () => setDrawn(null)
  }

  const label = position === null ? '' : t('marker', { coordinates: formatCoordinates(position) })
  usePlaceMarker(drawn, position, radius, { label, describedBy: keys }, move)

  return (
    <div>
      <MapCanvas label={t('map')} tiles={tiles} onOpen={open} className={className} />
      <p id={keys} className="mt-2 text-sm text-ink-soft">
        {t('keys')}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {position === null && !disabled && drawn !== null && (
        <button
          type="button"
          className="mt-2 min-h-6 text-sm font-medium text-brand-strong underline underline-offset-4 pointer-coarse:min-h-11"
          onClick={() => {
            const { lat, lng } = drawn.map.getCenter()
            move({ lat, lng })
            // The marker is drawn after the next render; the keyboard goes on with it.
            requestAnimationFrame(() => drawn.marker.getElement()?.focus())
          }}
        >
          {t('placeInMiddle')}
        </button>
      )}
    </div>
  )
}
