import type { useRouter as useNextRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

type Router = ReturnType<typeof useNextRouter>
type State = { router: Router; pathname: string; search: URLSearchParams }

const ignore = () => undefined
export const idleRouter: Router = {
  push: ignore,
  replace: ignore,
  refresh: ignore,
  back: ignore,
  forward: ignore,
  prefetch: ignore,
  bfcacheId: '',
}
const Context = createContext<State>({ router: idleRouter, pathname: '/', search: new URLSearchParams() })

/**
 * Provides its children with the values that the `next/navigation` hooks return. Omitted values come from the parent
 * provider. Jest maps `next/navigation` to this file.
 */
export function Navigation({ children, ...changes }: Partial<State> & { children: ReactNode }) {
  const outer = useContext(Context)
  const { router = outer.router, pathname = outer.pathname, search = outer.search } = changes
  const state = useMemo(() => ({ router, pathname, search }), [router, pathname, search])
  return <Context.Provider value={state}>{children}</Context.Provider>
}

export const useRouter = () => useContext(Context).router
export const usePathname = () => useContext(Context).pathname
export const useSearchParams = () => useContext(Context).search
