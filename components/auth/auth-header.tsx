import type { ReactNode } from 'react'

export function AuthHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-7">
      <h1 tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      {children !== undefined && <p className="mt-1.5 text-ink-soft">{children}</p>}
    </div>
  )
}
