'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { FieldFrame } from '@/components/fields/field-frame'
import { SearchInput } from '@/components/ui/search-input'
import { useCall } from '@/lib/agency/use-call'
import { locationMax } from '../list/list-state'

export function LocationFilter({ value, onChange }: { value: string; onChange: (location: string) => void }) {
  const t = useTranslations('listing.filter')
  const list = useId()
  const places = useCall('properties.places', {}).data?.places ?? []
  return (
    <FieldFrame label={t('location')}>
      {(attributes) => (
        <>
          <SearchInput
            {...attributes}
            list={list}
            maxLength={locationMax}
            placeholder={t('locationHint')}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={list}>
            {places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  )
}
