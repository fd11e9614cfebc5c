'use client'

import { useTranslations } from 'next-intl'
import type { Ranges } from '#contract/condominium.ts'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { areaSymbols } from '@/lib/format/area'
import { condominiumFields } from '../fields'
import type { CondominiumPart } from './condominium-form-values'
import { DerivedRange } from './derived-range'

/** Price, area and room ranges: derived from the properties unless set manually. */
export function CondominiumRanges({ derived, ...part }: CondominiumPart & { derived: Ranges | undefined }) {
  const t = useTranslations('condominiums.form')
  const label = useFieldLabels(condominiumFields)
  return (
    <Section id="ranges" title={t('ranges')} help={t('rangesHelp')}>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <DerivedRange
          {...{ ...part, derived }}
          label={t('price')}
          bounds={['starting_price', 'to_price']}
          unit="€"
        />
        <DerivedRange
          {...{ ...part, derived }}
          label={label('gross_area')}
          bounds={['from_gross_area', 'to_gross_area']}
          unit={areaSymbols.m2}
        />
        <DerivedRange
          {...{ ...part, derived }}
          label={label('bedrooms')}
          bounds={['from_bedrooms', 'to_bedrooms']}
        />
        <DerivedRange
          {...{ ...part, derived }}
          label={label('parking')}
          bounds={['from_parking', 'to_parking']}
        />
      </div>
    </Section>
  )
}
