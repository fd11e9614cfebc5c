'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/fields/text-field'
import { DistrictPicker } from '@/components/districts/district-picker'
import { KeyItemsPicker } from '@/components/key-items/key-items-picker'
import { ListingTypePicker } from '@/components/key-items/listing-type-picker'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import type { PropertySectionProps } from './property-form-values'
import { VideoField } from './video-field'
import { propertyFields } from '../fields'

export function PropertySearchAndSocial({ control, disabled }: PropertySectionProps) {
  const t = useTranslations('properties.form')
  const tListing = useTranslations('listing.form')
  const label = useFieldLabels(propertyFields)
  return (
    <Section id="search" title={tListing('search')} help={t('searchHelp')}>
      <div className="space-y-6">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <VideoField
            {...{ control, disabled }}
            name="search.youtube_id"
            label={label('search.youtube_id')}
            help={t('youtubeHelp')}
          />
          <TextField
            {...{ control, disabled }}
            name="search.website"
            label={label('search.website')}
            inputMode="url"
            autoComplete="off"
            placeholder={t('websiteExample')}
            emptyAsNull
          />
        </div>
        <DistrictPicker
          {...{ control, disabled }}
          name="district_id"
          label={label('district_id')}
          help={tListing('pressAgain')}
        />
        <ListingTypePicker
          {...{ control, disabled }}
          name="search.listing_id"
          label={label('search.listing_id')}
        />
        <KeyItemsPicker
          kind="lifestyles"
          {...{ control, disabled }}
          name="search.lifestyles_id"
          label={label('search.lifestyles_id')}
        />
      </div>
    </Section>
  )
}
