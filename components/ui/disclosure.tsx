import { ChevronRightIcon } from '@heroicons/react/20/solid'
import type { ReactNode } from 'react'

/** Native details element, so find-in-page reaches its content. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group/details">
      <summary className="flex min-h-10 list-none items-center gap-2 rounded font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRightIcon
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform duration-fast group-open/details:rotate-90"
        />
        <span className="min-w-0 flex-1">{summary}</span>
      </summary>
      <div className="pt-2 pb-3 pl-7">{children}</div>
    </details>
  )
}
