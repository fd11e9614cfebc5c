'use client'

import { menuPanel } from '@/components/layout/menu-panels'
import { useStore } from '@/components/ui/create-store'
import { createLazyModule } from '@/components/ui/lazy-module'
import { useOverlayModule } from '@/components/ui/use-overlay-module'
import { LoadingOverlay } from '@/components/ui/loading-overlay'

const palette = createLazyModule(() => import('./palette'))
const sheet = createLazyModule(() => import('./shortcut-sheet'))

export function SearchDialog() {
  const openPanel = useStore(menuPanel)
  const [showsPalette, showsShortcuts] = [openPanel === 'search', openPanel === 'shortcuts']
  const loadedPalette = useOverlayModule(palette, showsPalette, menuPanel.close)
  const loadedSheet = useOverlayModule(sheet, showsShortcuts, menuPanel.close)
  if (!showsPalette && !showsShortcuts) return null
  if (showsPalette && loadedPalette !== null) return <loadedPalette.Palette onClose={menuPanel.close} />
  if (showsShortcuts && loadedSheet !== null) return <loadedSheet.ShortcutSheet onClose={menuPanel.close} />
  return <LoadingOverlay onEscape={menuPanel.close} />
}
