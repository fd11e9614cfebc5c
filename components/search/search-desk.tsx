'use client'

import { useSyncExternalStore } from 'react'
import { menuPanel } from '@/components/layout/menu-panels'
import { onDemand } from '@/components/ui/on-demand'
import { useOverlayPart } from '@/components/ui/overlay-part'
import { OverlayWait } from '@/components/ui/overlay-wait'

const palette = onDemand(() => import('./palette'))
const sheet = onDemand(() => import('./shortcut-sheet'))

/** The palette and the sheet of shortcuts, each fetched when it may be wanted. Once, in the main layout. */
export function SearchDesk() {
  const shown = useSyncExternalStore(menuPanel.subscribe, menuPanel.read, menuPanel.readOnServer)
  const [searching, helping] = [shown === 'search', shown === 'shortcuts']
  const loadedPalette = useOverlayPart(palette, searching, menuPanel.close)
  const loadedSheet = useOverlayPart(sheet, helping, menuPanel.close)
  if (!searching && !helping) return null
  if (searching && loadedPalette !== null) return <loadedPalette.Palette onClose={menuPanel.close} />
  if (helping && loadedSheet !== null) return <loadedSheet.ShortcutSheet onClose={menuPanel.close} />
  return <OverlayWait onEscape={menuPanel.close} />
}
