'use client'

import { useTranslations } from 'next-intl'
import { AreaField } from '@/components/fields/area-field'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { StepperField } from '@/components/fields/stepper-field'
import { Section } from '@/components/ui/card'
import type { DistrictPart } from './district-form-values'

/** Maximum length of the short texts. */
const short = 300

export function DistrictIdentity(part: DistrictPart) {
  const t = useTranslations('districts.form')
  return (
    <Section title={t('identity')} help={t('identityHelp')}>
      <div className="space-y-5">
        <BilingualTextField {...part} name="name" label={t('name')} max={100} required />
        <BilingualTextAreaField {...part} name="description" label={t('description')} max={10_000} rows={6} />
      </div>
    </Section>
  )
}

export function DistrictTitles(part: DistrictPart) {
  const t = useTranslations('districts.form')
  return (
    <Section title={t('titles')} help={t('titlesHelp')}>
      <div className="space-y-5">
        <BilingualTextField {...part} name="districts_title1" label={t('title1')} max={short} />
        <BilingualTextField {...part} name="districts1" label={t('keyword', { number: 1 })} max={short} />
        <BilingualTextField {...part} name="districts2" label={t('keyword', { number: 2 })} max={short} />
        <BilingualTextField {...part} name="districts3" label={t('keyword', { number: 3 })} max={short} />
        <BilingualTextField {...part} name="districts4" label={t('keyword', { number: 4 })} max={short} />
        <BilingualTextField {...part} name="districts5" label={t('keyword', { number: 5 })} max={short} />
      </div>
    </Section>
  )
}

export function DistrictPresentation(part: DistrictPart) {
  const t = useTranslations('districts.form')
  return (
    <Section title={t('presentation')} help={t('presentationHelp')}>
      <div className="space-y-5">
        <BilingualTextField {...part} name="districts_title2" label={t('title2')} max={short} />
        <BilingualTextAreaField {...part} name="presents" label={t('presents')} max={5000} rows={5} />
        <BilingualTextField {...part} name="key_point1" label={t('keyPoint', { number: 1 })} max={short} />
        <BilingualTextField {...part} name="key_point2" label={t('keyPoint', { number: 2 })} max={short} />
        <BilingualTextField {...part} name="key_point3" label={t('keyPoint', { number: 3 })} max={short} />
        <BilingualTextField {...part} name="key_point4" label={t('keyPoint', { number: 4 })} max={short} />
        <BilingualTextAreaField {...part} name="did_you_know" label={t('didYouKnow')} max={5000} rows={4} />
      </div>
    </Section>
  )
}

export function DistrictFigures({ active, ...part }: DistrictPart & { active: number }) {
  const t = useTranslations('districts')
  return (
    <Section title={t('form.figures')} help={t('form.figuresHelp')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <AreaField
          {...part}
          name="kpis.Population"
          label={t('form.population')}
          help={t('form.populationHelp')}
          unit={t('form.inhabitants')}
        />
        <StepperField {...part} name="kpis.Golf Club" label={t('form.golfClub')} max={999} />
        <div className="sm:col-span-2">
          <p className="text-sm font-medium">{t('form.properties')}</p>
          <p className="figures mt-0.5 text-ink-soft">
            {t('properties', { count: active })}. {t('form.propertiesHelp')}
          </p>
        </div>
      </div>
    </Section>
  )
}
