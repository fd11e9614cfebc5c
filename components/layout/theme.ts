export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'theme'

export function themeOf(text: string | null | undefined): Theme {
  return themes.find((theme) => theme === text) ?? 'system'
}

/** Runs before first paint, in the head: only the browser can resolve `system`. Inline, to avoid waiting for a file. */
export const systemThemeScript =
  "if(matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.classList.add('dark')"

export function applyTheme(theme: Theme) {
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', isDark)
}
