'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Disclosure } from '@/components/ui/disclosure'

/** The rest of the panel, folded away; says how many of it are on, and starts open when any is. */
export function MoreFilters({ on, children }: { on: number; children: ReactNode }) {
  const t = useTranslations('listing.filter')
  const [open] = useState(on > 0)
  return (
    <Disclosure
      open={open}
      className="mt-2 -mb-2"
      summary={
        <span className="inline-flex items-center gap-2 text-sm">
          {t('more')}
          {on > 0 && <Badge count={on} />}
        </span>
      }
    >
      {children}
    </Disclosure>
  )
}
