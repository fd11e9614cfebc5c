import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes('rounded-lg border border-line bg-surface', className)} {...rest} />
}

export function Section({
  title,
  help,
  action,
  id,
  children,
}: {
  title: string
  help?: ReactNode
  action?: ReactNode
  id?: string
  children: ReactNode
}) {
  const heading = id === undefined ? undefined : `${id}-heading`
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="scroll-mt-28 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-[min(100%,14rem)] flex-1">
          <h2 id={heading} className="text-lg">
            {title}
          </h2>
          {help !== undefined && <p className="mt-0.5 text-sm text-ink-soft">{help}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
