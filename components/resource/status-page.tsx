import type { ReactNode } from 'react'

export function StatusPage({
  icon,
  title,
  help,
  action,
}: {
  icon: ReactNode
  title: string
  help: ReactNode
  action: ReactNode
}) {
  return (
    <div className="flex flex-col items-center px-6 py-16 text-center">
      <div
        aria-hidden
        className="mb-5 inline-flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand [&_svg]:size-8"
      >
        {icon}
      </div>
      <h1 tabIndex={-1} className="text-xl outline-none">
        {title}
      </h1>
      <p className="mt-1.5 max-w-md text-ink-soft">{help}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>
    </div>
  )
}
