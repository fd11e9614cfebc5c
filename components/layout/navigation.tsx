import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, use, useEffect, useMemo, useState, useTransition } from 'react'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { PageHeader } from './page'

type Target = { href: string; title: string }

const NavigationContext = createContext<{ pending: Target | null; navigate: (to: Target) => void }>({
  pending: null,
  navigate: () => {},
})

/** Returns the menu entry whose page is loading, and `navigate`, which opens an entry's page. */
export function useNavigation() {
  return use(NavigationContext)
}

/** Tracks menu navigation here rather than in each link, because the drawer's links unmount when it closes. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [target, setTarget] = useState<Target | null>(null)
  const [isLoading, startTransition] = useTransition()
  // A new value on each render would interrupt the hydration of Suspense boundaries below.
  const value = useMemo(
    () => ({
      pending: isLoading ? target : null,
      navigate(to: Target) {
        setTarget(to)
        startTransition(() => router.push(to.href))
      },
    }),
    [isLoading, target, router],
  )
  return <NavigationContext value={value}>{children}</NavigationContext>
}

/** Delay in ms before the skeleton covers the page, so that quick pages don't flash. */
const skeletonDelayMs = 200

/** While a menu entry loads, covers the page, which stays mounted so that Back can restore its scroll position. */
export function PageOrSkeleton({ children }: { children: ReactNode }) {
  const { pending } = useNavigation()
  const [slowTarget, setSlowTarget] = useState<Target | null>(null)
  useEffect(() => {
    if (pending === null) return
    const timer = setTimeout(() => setSlowTarget(pending), skeletonDelayMs)
    return () => clearTimeout(timer)
  }, [pending])
  const isCovered = pending !== null && slowTarget === pending
  return (
    <>
      <div className="contents" inert={isCovered}>
        {children}
      </div>
      {isCovered && (
        <div aria-busy className="absolute inset-0 z-20 bg-canvas print:hidden">
          <div className="sticky top-bar mx-auto w-full max-w-page px-4 py-6 sm:px-6 lg:py-8">
            <PageHeader title={pending.title} />
            <Skeleton className="mb-4 h-12" />
            <div className="space-y-6 rounded-lg border border-line bg-surface p-5">
              <SkeletonText lines={4} />
              <SkeletonText lines={4} />
              <SkeletonText lines={4} />
            </div>
          </div>
        </div>
      )}
    </>
  )
}
