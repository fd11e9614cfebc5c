'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { AreaField, AreaWithUnitField } from '@/components/fields/area-field'
import { StepperField } from '@/components/fields/stepper-field'
import { Section } from '@/components/ui/card'
import { useListingPart } from './listing-form'

/** Rooms and areas: the building's in square metres, the land's in the unit of its documents. */
export function RoomsSection() {
  const t = useTranslations('listing.form')
  const { control, disabled } = useListingPart()
  const [gross, living] = useWatch({ control, name: ['gross_area', 'living_area'] })
  const isTooLarge = typeof gross === 'number' && typeof living === 'number' && living > gross
  return (
    <Section id="rooms" title={t('rooms')} help={t('roomsHelp')}>
      <div className="grid gap-5 sm:grid-cols-3">
        <StepperField {...{ control, disabled }} name="bedrooms" label={t('bedrooms')} />
        <StepperField {...{ control, disabled }} name="bathrooms" label={t('bathrooms')} />
        <StepperField {...{ control, disabled }} name="parking" label={t('parking')} />
        <AreaField {...{ control, disabled }} name="gross_area" label={t('grossArea')} />
        <AreaField {...{ control, disabled }} name="living_area" label={t('livingArea')} />
        <AreaField {...{ control, disabled }} name="exterior_area" label={t('exteriorArea')} />
        <AreaWithUnitField
          {...{ control, disabled }}
          name="construction"
          unitName="construction_area_type"
          label={t('construction')}
        />
        <AreaWithUnitField
          {...{ control, disabled }}
          name="lote_size"
          unitName="lote_size_type"
          label={t('lotSize')}
        />
        <AreaWithUnitField
          {...{ control, disabled }}
          name="land_size"
          unitName="land_size_type"
          label={t('landSize')}
        />
      </div>
      <p role="status" className={isTooLarge ? 'mt-3 text-sm text-warn' : undefined}>
        {isTooLarge && t('livingOverGross')}
      </p>
    </Section>
  )
}
