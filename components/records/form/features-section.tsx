'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { energyRatings } from '#contract/energy-ratings.ts'
import { AmountField } from '@/components/fields/amount-field'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { useListingFieldProps } from './listing-form'
import { listingFields } from '../listing-fields'

export function FeaturesSection({ fraction, children }: { fraction?: ReactNode; children: ReactNode }) {
  const t = useTranslations('listing.form')
  const label = useFieldLabels(listingFields)
  const { control, disabled } = useListingFieldProps()
  const energyNames: Partial<Record<string, string>> = {
    Exempt: t('energyExempt'),
    'In Process': t('energyInProcess'),
  }
  return (
    <Section id="features" title={t('features')} help={t('featuresHelp')}>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          {...{ control, disabled }}
          name="floor"
          label={label('floor')}
          autoComplete="off"
          emptyAsNull
        />
        {fraction}
        <AmountField
          {...{ control, disabled }}
          name="year"
          label={label('year')}
          isInteger
          format={String}
          placeholder="1998"
        />
        <SelectField
          {...{ control, disabled }}
          name="energy"
          label={label('energy')}
          help={t('energyHelp')}
          none={t('notChosen')}
          options={energyRatings.map((rating) => ({ value: rating, label: energyNames[rating] ?? rating }))}
        />
        <SelectField
          {...{ control, disabled }}
          name="elevator"
          label={label('elevator')}
          none={t('notDisclosed')}
          options={[
            { value: 1, label: t('yes') },
            { value: 0, label: t('no') },
          ]}
        />
      </div>
      <div className="mt-6 border-t border-line pt-5">{children}</div>
    </Section>
  )
}
