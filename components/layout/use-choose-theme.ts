'use client'

import { useRouter } from 'next/navigation'
import { savePreference } from './preferences'
import { applyTheme, type Theme, themeKey } from './theme'

/** Applies and stores a theme. Immediate in the page; stored for the server's next render. */
export function useChooseTheme(): (next: Theme) => void {
  const router = useRouter()
  return (next) => {
    savePreference(themeKey, next)
    applyTheme(next)
    router.refresh()
  }
}
