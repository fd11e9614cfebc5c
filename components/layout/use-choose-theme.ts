'use client'

import { useRouter } from 'next/navigation'
import { keepPreference } from './preferences'
import { applyTheme, type Theme, themeKey } from './theme'

/** Shows and keeps a theme. The page is so at once; the server must render the next document so. */
export function useChooseTheme(): (next: Theme) => void {
  const router = useRouter()
  return (next) => {
    keepPreference(themeKey, next)
    applyTheme(next)
    router.refresh()
  }
}
