'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Frame } from '@/components/fields/frame'
import { SearchInput } from '@/components/ui/search-input'
import { locationMax } from '../list/list-state'

/** A place, with the agency's own to choose from; any other text may be typed. */
export function LocationFilter({
  value,
  places,
  onWanted,
  onChange,
}: {
  value: string
  places: readonly string[]
  /** Somebody is about to type: the places are needed now. */
  onWanted: () => void
  onChange: (location: string) => void
}) {
  const t = useTranslations('listing.filter')
  const list = useId()
  return (
    <Frame label={t('location')}>
      {(wiring) => (
        <>
          <SearchInput
            {...wiring}
            list={list}
            maxLength={locationMax}
            placeholder={t('locationHint')}
            value={value}
            onFocus={onWanted}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={list}>
            {places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </>
      )}
    </Frame>
  )
}
