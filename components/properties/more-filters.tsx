'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Frame, GroupFrame } from '@/components/fields/frame'
import { Badge } from '@/components/ui/badge'
import { Checkbox } from '@/components/ui/checkbox'
import { Disclosure } from '@/components/ui/disclosure'
import { useCall } from '@/lib/agency/use-call'
import {
  countFilters,
  type Filters,
  hidden,
  marks,
  portals,
  type PropertyState,
  texts,
} from './listing-filters'

type Props = { state: PropertyState; filters: Filters; onChange: (change: Partial<Filters>) => void }

const behind = ['location', ...portals, ...marks] as const

/** The rest of the panel, folded away; says how many of it are on, and starts open when any is. */
export function MoreFilters({ state, filters, onChange }: Props) {
  const t = useTranslations('properties.filter')
  const on = countFilters(filters, behind)
  const [open] = useState(on > 0)
  const check = (name: (typeof portals | typeof marks)[number]) => (
    <Checkbox
      key={name}
      label={t(name)}
      checked={filters[name] === 1}
      onChange={(event) => onChange({ [name]: event.target.checked ? 1 : 0 })}
    />
  )
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
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(16rem,1fr)_auto_auto]">
        <LocationFilter value={filters.location} onChange={(location) => onChange({ location })} />
        <GroupFrame label={t('portals')}>
          <div className="flex min-h-10 flex-wrap items-center gap-x-5 gap-y-1">{portals.map(check)}</div>
        </GroupFrame>
        <GroupFrame label={t('marks')}>
          <div className="flex min-h-10 flex-wrap items-center gap-x-5 gap-y-1">
            {marks.filter((name) => !hidden(state, name)).map(check)}
          </div>
        </GroupFrame>
      </div>
    </Disclosure>
  )
}

/** A place, with the agency's own to choose from; any other text may be typed. */
function LocationFilter({ value, onChange }: { value: string; onChange: (location: string) => void }) {
  const t = useTranslations('properties.filter')
  const [wanted, setWanted] = useState(false)
  const { data } = useCall('properties.places', wanted ? {} : null)
  const places = useId()
  return (
    <Frame label={t('location')}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            type="search"
            autoComplete="off"
            list={places}
            maxLength={texts.location}
            placeholder={t('locationHint')}
            className="entry"
            value={value}
            onFocus={() => setWanted(true)}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={places}>
            {data?.places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </>
      )}
    </Frame>
  )
}
