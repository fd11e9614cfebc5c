import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

/** Header in one line, to leave space for the list. The title receives the focus after a navigation. */
export function ListHeader({
  title,
  subtitle,
  tabs,
  action,
}: {
  title: string
  subtitle: string
  /** Links to the other lists; `title` is the name of the current one. */
  tabs?: ReactNode
  action: ReactNode
}) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-x-4 gap-y-1 max-sm:flex-wrap">
      <div className="flex min-w-0 items-baseline gap-x-3">
        <h1 tabIndex={-1} className="text-xl wrap-anywhere outline-none sm:shrink-0">
          {title}
        </h1>
        {tabs}
        <p
          className={classes(
            'truncate text-sm text-ink-soft',
            tabs === undefined ? 'max-lg:sr-only' : 'max-xl:sr-only',
          )}
        >
          {subtitle}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-2 max-sm:shrink">{action}</div>
    </div>
  )
}

export function ListBody({ children }: { children: ReactNode }) {
  return <div className="w-full px-4 pt-2 pb-6 sm:px-6">{children}</div>
}
