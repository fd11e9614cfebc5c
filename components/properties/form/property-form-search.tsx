'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/fields/text-field'
import { DistrictPicker } from '@/components/districts/district-picker'
import { LifestylePicker } from '@/components/key-items/lifestyle-picker'
import { ListingPicker } from '@/components/key-items/listing-picker'
import { Section } from '@/components/ui/card'
import type { PropertyPart } from './property-form-values'
import { VideoField } from './video-field'

/** Appearance on the website and social networks. */
export function PropertySearchAndSocial({ control, disabled }: PropertyPart) {
  const t = useTranslations('properties.form')
  const shared = useTranslations('listing.form')
  return (
    <Section id="search" title={shared('search')} help={t('searchHelp')}>
      <div className="space-y-6">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <VideoField
            {...{ control, disabled }}
            name="search.youtube_id"
            label={t('youtube')}
            help={t('youtubeHelp')}
          />
          <TextField
            {...{ control, disabled }}
            name="search.website"
            label={t('website')}
            inputMode="url"
            autoComplete="off"
            placeholder="www.exemplo.pt"
            orNull
          />
        </div>
        <DistrictPicker
          {...{ control, disabled }}
          name="district_id"
          label={shared('district')}
          help={shared('pressAgain')}
        />
        <ListingPicker {...{ control, disabled }} name="search.listing_id" label={t('listing')} />
        <LifestylePicker {...{ control, disabled }} name="search.lifestyles_id" label={t('lifestyles')} />
      </div>
    </Section>
  )
}
