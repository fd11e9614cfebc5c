'use client'

import { useTranslations } from 'next-intl'
import { AmountField } from '@/components/fields/amount-field'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { StepperField } from '@/components/fields/stepper-field'
import { Section } from '@/components/ui/card'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import type { DistrictPart } from './district-form-values'
import { districtFields } from './fields'

const shortTextMax = 300

export function DistrictIdentity(part: DistrictPart) {
  const t = useTranslations('districts.form')
  const label = useFieldLabels(districtFields)
  return (
    <Section title={t('identity')} help={t('identityHelp')}>
      <div className="space-y-5">
        <BilingualTextField {...part} name="name" label={label('name')} max={100} required />
        <BilingualTextAreaField
          {...part}
          name="description"
          label={label('description')}
          max={10_000}
          rows={6}
        />
      </div>
    </Section>
  )
}

export function DistrictTitles(part: DistrictPart) {
  const t = useTranslations('districts.form')
  const label = useFieldLabels(districtFields)
  return (
    <Section title={t('titles')} help={t('titlesHelp')}>
      <div className="space-y-5">
        <BilingualTextField
          {...part}
          name="districts_title1"
          label={label('districts_title1')}
          max={shortTextMax}
        />
        <BilingualTextField {...part} name="districts1" label={label('districts1')} max={shortTextMax} />
        <BilingualTextField {...part} name="districts2" label={label('districts2')} max={shortTextMax} />
        <BilingualTextField {...part} name="districts3" label={label('districts3')} max={shortTextMax} />
        <BilingualTextField {...part} name="districts4" label={label('districts4')} max={shortTextMax} />
        <BilingualTextField {...part} name="districts5" label={label('districts5')} max={shortTextMax} />
      </div>
    </Section>
  )
}

export function DistrictPresentation(part: DistrictPart) {
  const t = useTranslations('districts.form')
  const label = useFieldLabels(districtFields)
  return (
    <Section title={t('presentation')} help={t('presentationHelp')}>
      <div className="space-y-5">
        <BilingualTextField
          {...part}
          name="districts_title2"
          label={label('districts_title2')}
          max={shortTextMax}
        />
        <BilingualTextAreaField {...part} name="presents" label={label('presents')} max={5000} rows={5} />
        <BilingualTextField {...part} name="key_point1" label={label('key_point1')} max={shortTextMax} />
        <BilingualTextField {...part} name="key_point2" label={label('key_point2')} max={shortTextMax} />
        <BilingualTextField {...part} name="key_point3" label={label('key_point3')} max={shortTextMax} />
        <BilingualTextField {...part} name="key_point4" label={label('key_point4')} max={shortTextMax} />
        <BilingualTextAreaField
          {...part}
          name="did_you_know"
          label={label('did_you_know')}
          max={5000}
          rows={4}
        />
      </div>
    </Section>
  )
}

export function DistrictFigures({ active, ...part }: DistrictPart & { active: number }) {
  const t = useTranslations('districts')
  const label = useFieldLabels(districtFields)
  return (
    <Section title={t('form.figures')} help={t('form.figuresHelp')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField
          {...part}
          name="kpis.Population"
          label={label('kpis.Population')}
          help={t('form.populationHelp')}
          unit={t('form.inhabitants')}
        />
        <StepperField {...part} name="kpis.Golf Club" label={label('kpis.Golf Club')} />
        <div className="sm:col-span-2">
          <p className="text-sm font-medium">{t('form.properties')}</p>
          <p className="figures mt-0.5">{t('properties', { count: active })}</p>
          <p className="mt-1.5 text-sm text-ink-soft">{t('form.propertiesHelp')}</p>
        </div>
      </div>
    </Section>
  )
}
