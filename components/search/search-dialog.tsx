'use client'

import { menuPanel } from '@/components/layout/menu-panels'
import { useStore } from '@/components/ui/create-store'
import { createLazyPart } from '@/components/ui/lazy-part'
import { useOverlayPart } from '@/components/ui/overlay-part'
import { LoadingOverlay } from '@/components/ui/loading-overlay'

const palette = createLazyPart(() => import('./palette'))
const sheet = createLazyPart(() => import('./shortcut-sheet'))

export function SearchDialog() {
  const visible = useStore(menuPanel)
  const [showsPalette, showsShortcuts] = [visible === 'search', visible === 'shortcuts']
  const loadedPalette = useOverlayPart(palette, showsPalette, menuPanel.close)
  const loadedSheet = useOverlayPart(sheet, showsShortcuts, menuPanel.close)
  if (!showsPalette && !showsShortcuts) return null
  if (showsPalette && loadedPalette !== null) return <loadedPalette.Palette onClose={menuPanel.close} />
  if (showsShortcuts && loadedSheet !== null) return <loadedSheet.ShortcutSheet onClose={menuPanel.close} />
  return <LoadingOverlay onEscape={menuPanel.close} />
}
