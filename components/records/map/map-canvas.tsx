import type * as Leaflet from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { MapIcon } from '@heroicons/react/24/outline'
import { Button } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { MapTiles } from './map-tiles'
import './map.css'

export type LeafletMap = { L: typeof Leaflet; map: Leaflet.Map }

export const countryBounds: Leaflet.LatLngBoundsLiteral = [
  [36.95, -9.6],
  [42.16, -6.1],
]

/** A Leaflet map, loaded on demand. `onOpen` draws on it and may return a cleanup function. */
export function MapCanvas({
  label,
  tiles,
  onOpen,
  className,
}: {
  label: string
  tiles: MapTiles | null
  onOpen: (leafletMap: LeafletMap) => (() => void) | void
  className?: string
}) {
  const t = useTranslations()
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'open' | 'failed'>('waiting')
  const [attempt, setAttempt] = useState(0)
  const handleOpen = useEffectEvent((leafletMap: LeafletMap) => onOpen(leafletMap))
  const zoomLabels = useEffectEvent(() => ({
    zoomIn: t('listing.map.zoomIn'),
    zoomOut: t('listing.map.zoomOut'),
  }))

  useEffect(() => {
    let isUnmounted = false
    let close = () => {}
    async function openMap() {
      try {
        const [{ default: L }, { drawBaseMap }] = await Promise.all([
          import('leaflet'),
          import('./draw-base-map'),
        ])
        if (isUnmounted || container.current === null) return
        const { zoomIn, zoomOut } = zoomLabels()
        const map = L.map(container.current, { zoomControl: false, zoomSnap: 0.5 }).fitBounds(countryBounds)
        map.attributionControl.setPrefix(false)
        // This pane contains at most the circle of a location's radius. Screen readers read the radius from its input.
        const overlayPane = map.getPane('overlayPane')
        if (overlayPane !== undefined) overlayPane.ariaHidden = 'true'
        L.control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map)
        L.control.scale({ imperial: false }).addTo(map)
        drawBaseMap(L, map, tiles)
        const cleanUp = handleOpen({ L, map })
        close = () => {
          cleanUp?.()
          map.remove()
        }
        setState('open')
      } catch {
        if (!isUnmounted) setState('failed')
      }
    }
    void openMap()
    return () => {
      isUnmounted = true
      close()
    }
  }, [tiles, attempt])

  if (state === 'failed') {
    return (
      <EmptyState
        tone="danger"
        icon={<MapIcon />}
        title={t('listing.map.failed')}
        action={
          <Button
            onClick={() => {
              setState('waiting')
              setAttempt(attempt + 1)
            }}
          >
            {t('common.retry')}
          </Button>
        }
      />
    )
  }
  return (
    <div className={classes('relative isolate overflow-hidden rounded-lg border border-line', className)}>
      <div ref={container} role="region" aria-label={label} className="absolute inset-0 font-sans" />
      {state === 'waiting' && <Skeleton className="absolute inset-0" />}
    </div>
  )
}
