import { act, renderHook } from '@testing-library/react'
import { type ReactNode, useInsertionEffect } from 'react'
import { useQueryString } from '@/components/resource/use-query-string'
import { Navigation } from './next-navigation'

/** The query string that React has rendered, which may lag behind the browser's. */
let renderedQuery: URLSearchParams
let pathname: string
/** The URL of a navigation. Like Next, `Router` puts it into the address bar after its children have rendered. */
let committedUrl: string | undefined

function Router({ children }: { children: ReactNode }) {
  useInsertionEffect(() => {
    if (committedUrl !== undefined) window.history.replaceState(null, '', committedUrl)
  })
  return (
    <Navigation pathname={pathname} search={renderedQuery}>
      {children}
    </Navigation>
  )
}

function openUrl(path: string) {
  const url = new URL(path, window.location.href)
  window.history.replaceState(null, '', url)
  pathname = url.pathname
  renderedQuery = url.searchParams
  const { result, rerender } = renderHook(useQueryString, { wrapper: Router })
  return {
    currentQuery: () => result.current.query.toString(),
    write: (query: string) => act(() => result.current.write(query, 'pushState')),
    catchUp: () => {
      pathname = window.location.pathname
      renderedQuery = new URLSearchParams(window.location.search)
      rerender()
    },
    commit: (url: string) => {
      committedUrl = url
      rerender()
      committedUrl = undefined
    },
  }
}

describe('query string', () => {
  test("returns a written query immediately, and the address bar's query once React has caught up", () => {
    const { currentQuery, write, catchUp } = openUrl('/properties?beds=2')
    write('beds=3')
    expect(currentQuery()).toBe('beds=3')
    expect(window.location.search).toBe('?beds=3')
    catchUp()
    window.history.replaceState(null, '', '/properties?beds=4')
    catchUp()
    expect(currentQuery()).toBe('beds=4')
  })

  test('applies a second change on top of one that React has not rendered', () => {
    const { currentQuery, write } = openUrl('/properties')
    write('beds=3')
    write(`${currentQuery()}&type=1`)
    expect(window.location.search).toBe('?beds=3&type=1')
  })

  test('restores the previous value after Back even when React never rendered the written one', () => {
    const { currentQuery, write } = openUrl('/properties?beds=2')
    write('')
    expect(currentQuery()).toBe('')
    window.history.replaceState(null, '', '/properties?beds=2')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(currentQuery()).toBe('beds=2')
  })

  test('drops written values on navigation', () => {
    const { currentQuery, write, catchUp } = openUrl('/properties')
    write('beds=3')
    window.history.replaceState(null, '', '/agents?page=2')
    catchUp()
    expect(currentQuery()).toBe('page=2')
  })

  test('drops a written value that a navigation replaced before React rendered it', () => {
    const { currentQuery, write, commit } = openUrl('/properties')
    write('name=VILLA')
    commit('/properties')
    expect(currentQuery()).toBe('')
  })
})
