import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { energyRatings } from '#contract/energy-ratings.ts'
import type { featureFields, commonFields, Texts } from '#contract/listing.ts'
import { AmountField } from '@/components/fields/amount-field'
import { AreaWithUnitField } from '@/components/fields/area-field'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { SelectField } from '@/components/fields/select-field'
import { StepperField } from '@/components/fields/stepper-field'
import { TextField } from '@/components/fields/text-field'
import { ResourceForm } from '@/components/resource/resource-form'
import type { CallForm } from '@/components/resource/use-call-form'
import { useFieldProps } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { areaSymbols } from '@/lib/format/area'
import { listingFields } from '../listing-fields'
import type { ListingResource } from '../record/listing-resource'
import { type FormSection, SectionNav } from './section-nav'

const counts = ['bedrooms', 'bathrooms', 'parking'] as const
const areas = ['gross_area', 'living_area', 'exterior_area'] as const
/** Areas whose unit the user chooses, with the name of the field that stores the unit. */
const areasWithUnit = [
  ['construction', 'construction_area_type'],
  ['lote_size', 'lote_size_type'],
  ['land_size', 'land_size_type'],
] as const

export type ListingValues = z.input<z.ZodObject<typeof featureFields & typeof commonFields>> & {
  i18n: z.input<typeof Texts>
}

/** The form of the General tab, with links to its sections. */
export function ListingForm<R extends ListingResource>({
  resource,
  form,
  sections,
  children,
}: {
  resource: R
  form: CallForm<`${R}.add`>
  sections: readonly FormSection[]
  children: ReactNode
}) {
  const t = useTranslations<`${ListingResource}.form`>(`${resource}.form`)
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,53.75rem)_minmax(9rem,1fr)] xl:gap-8">
      <SectionNav sections={sections} />
      <ResourceForm
        form={form}
        label={t('editTitle')}
        newFormIfDeleted={{ call: `${resource}.add`, href: `/${resource}/new` }}
      >
        <FormProvider {...form}>
          <div className="space-y-5">{children}</div>
        </FormProvider>
      </ResourceForm>
    </div>
  )
}

function useListingFields() {
  const { control, formState } = useFormContext<ListingValues, unknown, ListingValues>()
  const t = useTranslations('listing.form')
  const field = useFieldProps(listingFields, { control, disabled: formState.isSubmitting })
  return { t, control, field }
}

/** The slogan is shown for the private collection only, but its value is preserved. */
export function TextsSection({ showsSlogan }: { showsSlogan: boolean }) {
  const { t, field } = useListingFields()
  return (
    <Section id="texts" title={t('texts')} help={t('textsHelp')}>
      <div className="space-y-6">
        <BilingualTextField {...field('i18n.title')} max={200} required />
        <BilingualTextAreaField {...field('i18n.description')} max={20_000} rows={8} />
        {showsSlogan && <BilingualTextField {...field('i18n.slogan')} help={t('sloganHelp')} max={200} />}
      </div>
    </Section>
  )
}

export function RoomsSection() {
  const { t, control, field } = useListingFields()
  const [gross, living] = useWatch({ control, name: ['gross_area', 'living_area'] })
  const isTooLarge = typeof gross === 'number' && typeof living === 'number' && living > gross
  return (
    <Section id="rooms" title={t('rooms')} help={t('roomsHelp')}>
      <div className="grid gap-5 sm:grid-cols-3">
        {counts.map((name) => (
          <StepperField key={name} {...field(name)} />
        ))}
        {areas.map((name) => (
          <AmountField key={name} {...field(name)} unit={areaSymbols.m2} />
        ))}
        {areasWithUnit.map(([name, unitName]) => (
          <AreaWithUnitField key={name} {...field(name)} unitName={unitName} />
        ))}
      </div>
      <p role="status" className={isTooLarge ? 'mt-3 text-sm text-warn' : undefined}>
        {isTooLarge && t('livingOverGross')}
      </p>
    </Section>
  )
}

export function FeaturesSection({
  fractionField,
  children,
}: {
  fractionField?: ReactNode
  children: ReactNode
}) {
  const { t, field } = useListingFields()
  const energyNames: Partial<Record<string, string>> = {
    Exempt: t('energyExempt'),
    'In Process': t('energyInProcess'),
  }
  return (
    <Section id="features" title={t('features')} help={t('featuresHelp')}>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField {...field('floor')} autoComplete="off" emptyAsNull />
        {fractionField}
        <AmountField {...field('year')} isWholeNumber format={String} placeholder="1998" />
        <SelectField
          {...field('energy')}
          help={t('energyHelp')}
          none={t('notDisclosed')}
          options={energyRatings.map((rating) => ({ value: rating, label: energyNames[rating] ?? rating }))}
        />
        <SelectField
          {...field('elevator')}
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
