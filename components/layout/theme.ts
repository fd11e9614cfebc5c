export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Cookie and local storage. */
export const themeKey = 'theme'

export function themeOf(text: string | null | undefined): Theme {
  return themes.find((theme) => theme === text) ?? 'system'
}

/**
 * Runs before the first paint, in the head: only the browser knows what `system` means. Text, because it must stand in
 * the document and wait for no file.
 */
export const systemThemeScript =
  "if(matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.classList.add('dark')"

export function applyTheme(theme: Theme) {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
}
