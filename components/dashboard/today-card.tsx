import Link from 'next/link'
import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'
import { classes } from '@/components/ui/classes'

export function TodayCard({
  title,
  count,
  more,
  end,
  className,
  children,
}: {
  title: string
  count?: number
  more?: { href: string; label: string }
  end?: ReactNode
  className?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <Card role="region" aria-labelledby={heading} className={classes('overflow-hidden', className)}>
      <div className="flex min-h-14 flex-wrap items-center gap-x-2.5 px-5 py-2 max-sm:py-3 sm:px-6">
        <h2 id={heading} className="min-w-0 text-lg">
          {title}
        </h2>
        {count !== undefined && count > 0 && (
          <span className="figures rounded-full bg-wash px-2 text-sm/6 font-semibold text-ink-soft">
            {count}
          </span>
        )}
        {more !== undefined && (
          <Link
            href={more.href}
            prefetch={false}
            className="ml-auto inline-flex min-h-8 pointer-coarse:min-h-11 shrink-0 items-center text-sm font-medium text-brand-ink underline-offset-2 hover:underline"
          >
            {more.label}
          </Link>
        )}
        {end !== undefined && <div className="ml-auto flex shrink-0 items-center gap-2">{end}</div>}
      </div>
      {children}
    </Card>
  )
}

export const todayRowClasses =
  'relative flex items-center gap-3 border-t border-line px-5 transition-colors duration-fast hover:bg-wash/60 sm:px-6'
