'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { AmountField } from '@/components/fields/amount-field'
import { AreaWithUnitField } from '@/components/fields/area-field'
import { StepperField } from '@/components/fields/stepper-field'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { areaSymbols } from '@/lib/format/area'
import { useListingFieldProps } from './listing-form'
import { listingFields } from '../listing-fields'

/** Rooms and areas. Construction, lot and land areas have the unit of their documents, the others square metres. */
export function RoomsSection() {
  const t = useTranslations('listing.form')
  const label = useFieldLabels(listingFields)
  const { control, disabled } = useListingFieldProps()
  const [gross, living] = useWatch({ control, name: ['gross_area', 'living_area'] })
  const isTooLarge = typeof gross === 'number' && typeof living === 'number' && living > gross
  return (
    <Section id="rooms" title={t('rooms')} help={t('roomsHelp')}>
      <div className="grid gap-5 sm:grid-cols-3">
        <StepperField {...{ control, disabled }} name="bedrooms" label={label('bedrooms')} />
        <StepperField {...{ control, disabled }} name="bathrooms" label={label('bathrooms')} />
        <StepperField {...{ control, disabled }} name="parking" label={label('parking')} />
        <AmountField
          {...{ control, disabled }}
          unit={areaSymbols.m2}
          name="gross_area"
          label={label('gross_area')}
        />
        <AmountField
          {...{ control, disabled }}
          unit={areaSymbols.m2}
          name="living_area"
          label={label('living_area')}
        />
        <AmountField
          {...{ control, disabled }}
          unit={areaSymbols.m2}
          name="exterior_area"
          label={label('exterior_area')}
        />
        <AreaWithUnitField
          {...{ control, disabled }}
          name="construction"
          unitName="construction_area_type"
          label={label('construction')}
        />
        <AreaWithUnitField
          {...{ control, disabled }}
          name="lote_size"
          unitName="lote_size_type"
          label={label('lote_size')}
        />
        <AreaWithUnitField
          {...{ control, disabled }}
          name="land_size"
          unitName="land_size_type"
          label={label('land_size')}
        />
      </div>
      <p role="status" className={isTooLarge ? 'mt-3 text-sm text-warn' : undefined}>
        {isTooLarge && t('livingOverGross')}
      </p>
    </Section>
  )
}
