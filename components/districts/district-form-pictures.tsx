'use client'

import { useTranslations } from 'next-intl'
import { districtPictures } from '#contract/district-fields.ts'
import { limits } from '#contract/limits.ts'
import { ImageField } from '@/components/fields/image-field'
import { fitOnDemand } from '@/components/records/media/fit-on-demand'
import { Section } from '@/components/ui/card'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import type { DistrictPart } from './district-form-values'
import { districtFields } from './fields'

export function DistrictPictures({
  addressOf,
  ...part
}: DistrictPart & { addressOf: (stored: string) => string }) {
  const t = useTranslations('districts.form')
  const label = useFieldLabels(districtFields)
  return (
    <Section title={t('pictures')} help={t('picturesHelp')}>
      <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
        {districtPictures.map((name) => (
          <ImageField
            {...part}
            key={name}
            name={name}
            label={label(name)}
            maxBytes={limits.uploadBytes}
            addressOf={addressOf}
            fit={fitOnDemand}
          />
        ))}
      </div>
    </Section>
  )
}
