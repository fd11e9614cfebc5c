import { FunnelIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { LazyModule } from '@/components/ui/lazy-module'
import { Skeleton } from '@/components/ui/skeleton'
import { usePreloadedModule } from '@/components/ui/use-preloaded-module'
import { ToolbarPanel } from '../list/toolbar-panel'
import { LazyContent } from '../lazy-content'

/**
 * `children` renders the filters with the lazy `module`, which is preloaded before the panel opens. With a
 * `disabledReason`, the panel only shows that.
 */
export function FilterPanel<M>({
  disabledReason,
  module,
  children,
}: {
  disabledReason: string | undefined
  module: LazyModule<M>
  children: (module: M) => ReactNode
}) {
  usePreloadedModule(module)
  const t = useTranslations('listing.filter')
  return (
    <ToolbarPanel
      icon={<FunnelIcon />}
      label={t('add')}
      title={t('title')}
      hideLabel="max-lg"
      className={disabledReason === undefined ? 'left-0 w-full max-w-3xl' : 'left-0 max-w-full'}
    >
      {disabledReason === undefined ? (
        <LazyContent module={module} fallback={<Skeleton className="h-80" />}>
          {children}
        </LazyContent>
      ) : (
        <p className="text-sm text-ink-soft">{disabledReason}</p>
      )}
    </ToolbarPanel>
  )
}

/** Grid of the open panel's inputs. Focuses the first one. */
export function FilterGrid({ children }: { children: ReactNode }) {
  return (
    <div ref={focusFirst} className="grid gap-x-4 gap-y-3 sm:grid-cols-2 md:grid-cols-3">
      {children}
    </div>
  )
}

function focusFirst(grid: HTMLElement | null) {
  grid?.querySelector<HTMLElement>('input, select')?.focus()
}
