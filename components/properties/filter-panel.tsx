'use client'

import { AdjustmentsHorizontalIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { KeyItem } from '#contract/key-items.ts'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'
import { countFilters, type PropertyState } from './listing-filters'
import { PropertyFilters } from './property-filters'
import type { Listing } from './use-listing'

/** The filter panel of a list; folded behind a button on phones. */
export function FilterPanel({
  state,
  types,
  locale,
  listing,
}: {
  state: PropertyState
  types: KeyItem[]
  locale: string
  listing: Listing
}) {
  const t = useTranslations('properties.filter')
  const [open, setOpen] = useState(false)
  const on = countFilters(listing.asked.filters)
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
        <PropertyFilters
          state={state}
          filters={listing.filters}
          types={types}
          locale={locale}
          onChange={listing.change}
        />
      </div>
    </section>
  )
}
