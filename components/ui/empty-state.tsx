import type { ReactNode } from 'react'
import { classes } from './classes'

export function EmptyState({
  icon,
  title,
  text,
  action,
  tone = 'plain',
  className,
}: {
  icon?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  tone?: 'plain' | 'danger'
  className?: string
}) {
  return (
    <div className={classes('flex flex-col items-center px-6 py-14 text-center', className)}>
      {icon !== undefined && (
        <span
          aria-hidden
          className={classes(
            'mb-4 flex size-14 items-center justify-center rounded-full [&_svg]:size-7',
            tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-brand-soft text-brand-ink',
          )}
        >
          {icon}
        </span>
      )}
      <h2 className="text-lg">{title}</h2>
      {text !== undefined && <div className="mt-1 max-w-110 text-ink-soft">{text}</div>}
      {action !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
