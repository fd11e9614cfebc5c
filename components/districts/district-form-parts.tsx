import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { districtImages } from '#contract/district-fields.ts'
import { limits } from '#contract/limits.ts'
import { AmountField } from '@/components/fields/amount-field'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { ImageField } from '@/components/fields/image-field'
import { StepperField } from '@/components/fields/stepper-field'
import { shrinkImage } from '@/components/records/media/shrink-image'
import type { ValuesOf } from '@/components/resource/use-call-form'
import { useFieldProps } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { districtFields } from './fields'

export type DistrictFormValues = ValuesOf<'districts.add'>

const keywords = ['districts1', 'districts2', 'districts3', 'districts4', 'districts5'] as const
const keyPoints = ['key_point1', 'key_point2', 'key_point3', 'key_point4'] as const
const shortTextMax = 300

export function DistrictFormParts({
  activePropertyCount,
  urlOf,
  ...commonProps
}: {
  control: Control<DistrictFormValues, unknown, DistrictFormValues>
  disabled: boolean
  activePropertyCount: number
  urlOf: (fileName: string) => string
}) {
  const t = useTranslations('districts')
  const field = useFieldProps(districtFields, commonProps)
  const shortText = (name: (typeof keywords | typeof keyPoints)[number] | `districts_title${1 | 2}`) => (
    <BilingualTextField key={name} {...field(name)} max={shortTextMax} />
  )
  return (
    <div className="space-y-5">
      <Texts title={t('form.identity')} help={t('form.identityHelp')}>
        <BilingualTextField {...field('name')} max={100} required />
        <BilingualTextAreaField {...field('description')} max={10_000} rows={6} />
      </Texts>
      <Texts title={t('form.titles')} help={t('form.titlesHelp')}>
        {shortText('districts_title1')}
        {keywords.map(shortText)}
      </Texts>
      <Texts title={t('form.presentation')} help={t('form.presentationHelp')}>
        {shortText('districts_title2')}
        <BilingualTextAreaField {...field('presents')} max={5000} rows={5} />
        {keyPoints.map(shortText)}
        <BilingualTextAreaField {...field('did_you_know')} max={5000} rows={4} />
      </Texts>
      <Section title={t('form.pictures')} help={t('form.picturesHelp')}>
        <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
          {districtImages.map((name) => (
            <ImageField
              key={name}
              {...field(name)}
              maxBytes={limits.uploadBytes}
              urlOf={urlOf}
              shrink={shrinkImage}
            />
          ))}
        </div>
      </Section>
      <Section title={t('form.figures')} help={t('form.figuresHelp')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <AmountField
            {...field('kpis.Population')}
            help={t('form.populationHelp')}
            unit={t('form.inhabitants')}
          />
          <StepperField {...field('kpis.Golf Club')} />
          <div className="sm:col-span-2">
            <p className="text-sm font-medium">{t('form.properties')}</p>
            <p className="figures mt-0.5">{t('properties', { count: activePropertyCount })}</p>
            <p className="mt-1.5 text-sm text-ink-soft">{t('form.propertiesHelp')}</p>
          </div>
        </div>
      </Section>
    </div>
  )
}

function Texts({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <Section title={title} help={help}>
      <div className="space-y-5">{children}</div>
    </Section>
  )
}
