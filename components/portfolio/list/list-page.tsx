import type { ReactNode } from 'react'

/** A page with a one-line header, so that the list gets all the space. The title gets the focus after a navigation. */
export function ListPage({
  title,
  subtitle,
  action,
  children,
}: {
  title: string
  subtitle: string
  action: ReactNode
  children: ReactNode
}) {
  return (
    <div className="w-full px-4 pt-3 pb-8 sm:px-6">
      <div className="flex min-h-12 items-center justify-between gap-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h1 tabIndex={-1} className="text-xl wrap-anywhere outline-none">
            {title}
          </h1>
          <p className="text-sm text-ink-soft max-sm:sr-only">{subtitle}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
