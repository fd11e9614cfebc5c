'use client'

import { AdjustmentsHorizontalIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'

/** The filter panel of a list; folded behind a button on phones. */
export function FilterPanel({
  on,
  off,
  children,
}: {
  /** How many filters are on. */
  on: number
  /** Why nothing filters here; the boxes are disabled then. */
  off?: string
  children: ReactNode
}) {
  const t = useTranslations('listing.filter')
  const [open, setOpen] = useState(false)
  return (
    <section aria-label={t('title')} className="mb-5 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <Button
        className="w-full md:hidden"
        aria-expanded={open}
        icon={<AdjustmentsHorizontalIcon />}
        onClick={() => setOpen(!open)}
      >
        {open ? t('hide') : t('show')}
        {on > 0 && <Badge count={on} />}
      </Button>
      <div className={classes('pt-4 md:block md:pt-0', !open && 'hidden')}>
        <fieldset
          disabled={off !== undefined}
          aria-describedby={off === undefined ? undefined : 'filters-off'}
        >
          {off !== undefined && (
            <p id="filters-off" className="mb-3 text-sm text-ink-soft">
              {off}
            </p>
          )}
          {children}
        </fieldset>
      </div>
    </section>
  )
}
