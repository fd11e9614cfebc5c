import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

export function StatusPage({
  icon,
  title,
  help,
  action,
  level = 2,
  className,
}: {
  icon: ReactNode
  title: string
  help?: ReactNode
  action?: ReactNode
  level?: 1 | 2
  className?: string
}) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classes('flex flex-col items-center px-6 py-16 text-center', className)}>
      <div
        aria-hidden
        className="mb-5 inline-flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand [&_svg]:size-8"
      >
        {icon}
      </div>
      <Heading tabIndex={level === 1 ? -1 : undefined} className="text-xl outline-none">
        {title}
      </Heading>
      {help !== undefined && <p className="mt-1.5 max-w-md text-ink-soft">{help}</p>}
      {action !== undefined && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
