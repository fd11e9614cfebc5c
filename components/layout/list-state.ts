import { writeCookie } from '@/components/resource/cookies'

/**
 * Prefix of the cookies that store a list's filters for a day: `filters-properties`, `filters-condominiums`; the
 * location text is in `filters-location`.
 */
const filterCookiePrefix = 'filters-'

/** Lists whose filters depend on the language, because they search localized texts. */
const blocks = ['properties', 'condominiums']

export function resetListState({ pathname, search }: { pathname: string; search: string }): string | null {
  for (const each of document.cookie.split('; ')) {
    const [name = ''] = each.split('=')
    if (name.startsWith(filterCookiePrefix)) writeCookie(name, '', 0)
  }
  const onList = blocks.some((block) => new RegExp(`^/${block}/(?!edit|new)`).test(pathname))
  return onList && search !== '' ? pathname : null
}
