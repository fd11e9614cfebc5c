import { keepCookie } from '@/components/resource/cookies'

/**
 * A list keeps its filters for a day in a cookie of this prefix and its block's name: `filters-properties`,
 * `filters-condominiums`; the location text has `filters-location`.
 */
export const filterCookiePrefix = 'filters-'

/** The lists whose state goes with the language: their texts are searched in it. */
const blocks = ['properties', 'condominiums']

/** Forgets the filters; the address to go on from when the open page is one of those lists and its URL carries some. */
export function resetListState({ pathname, search }: { pathname: string; search: string }): string | null {
  for (const each of document.cookie.split('; ')) {
    const [name = ''] = each.split('=')
    if (name.startsWith(filterCookiePrefix)) keepCookie(name, '', 0)
  }
  const onList = blocks.some((block) => new RegExp(`^/${block}/(?!edit|new)`).test(pathname))
  return onList && search !== '' ? pathname : null
}
