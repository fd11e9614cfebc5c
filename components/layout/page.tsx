import { ArrowLeftIcon } from '@heroicons/react/24/outline'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

type Header = {
  title: string
  subtitle?: ReactNode
  back?: { href: string; label: string }
  action?: ReactNode
}

export function PageHeader({ title, subtitle, back, action }: Header) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {back !== undefined && (
          <Link
            href={back.href}
            prefetch={false}
            className="mb-2 inline-flex min-h-8 items-center gap-1.5 rounded text-sm text-ink-soft hover:text-ink pointer-coarse:min-h-11 print:hidden"
          >
            <ArrowLeftIcon aria-hidden className="size-4" />
            {back.label}
          </Link>
        )}
        <h1 tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
          {title}
        </h1>
        {subtitle !== undefined && <p className="mt-0.5 text-ink-soft">{subtitle}</p>}
      </div>
      {action}
    </div>
  )
}

export function Page({
  fluid = false,
  children,
  ...header
}: Header & { fluid?: boolean; children: ReactNode }) {
  return (
    <div className={classes('w-full px-4 py-6 sm:px-6 lg:py-8', !fluid && 'mx-auto max-w-page')}>
      <PageHeader {...header} />
      {children}
    </div>
  )
}
