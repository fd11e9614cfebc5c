import { useRouter } from 'next/navigation'
import { savePreference } from './preferences'
import { applyTheme, type Theme, themeKey } from './theme'

export function useChooseTheme(): (next: Theme) => void {
  const router = useRouter()
  return (next) => {
    savePreference(themeKey, next)
    applyTheme(next)
    router.refresh()
  }
}
