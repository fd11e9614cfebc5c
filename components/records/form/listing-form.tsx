import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { energyRatings } from '#contract/energy-ratings.ts'
import type { features, commonFields, Texts } from '#contract/listing.ts'
import { AmountField } from '@/components/fields/amount-field'
import { AreaWithUnitField } from '@/components/fields/area-field'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { SelectField } from '@/components/fields/select-field'
import { StepperField } from '@/components/fields/stepper-field'
import { TextField } from '@/components/fields/text-field'
import { ResourceForm } from '@/components/resource/resource-form'
import type { CallForm } from '@/components/resource/use-call-form'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { areaSymbols } from '@/lib/format/area'
import { listingFields } from '../listing-fields'
import type { ListingResource } from '../record/listing-resource'
import { type FormSection, SectionNav } from './section-nav'

const counts = ['bedrooms', 'bathrooms', 'parking'] as const
const areas = ['gross_area', 'living_area', 'exterior_area'] as const
/** Areas in the unit of their documents, with the name of the unit's field. */
const areasWithUnit = [
  ['construction', 'construction_area_type'],
  ['lote_size', 'lote_size_type'],
  ['land_size', 'land_size_type'],
] as const

export type ListingValues = z.input<z.ZodObject<typeof features & typeof commonFields>> & {
  i18n: z.input<typeof Texts>
}

/** The General form, with links to its sections. */
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
        asNew={{ call: `${resource}.add`, href: `/${resource}/new` }}
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
  return {
    t: useTranslations('listing.form'),
    label: useFieldLabels(listingFields),
    control,
    fieldProps: { control, disabled: formState.isSubmitting },
  }
}

/** The slogan is shown for the private collection only, but its value is preserved. */
export function TextsSection({ showsSlogan }: { showsSlogan: boolean }) {
  const { t, label, fieldProps } = useListingFields()
  return (
    <Section id="texts" title={t('texts')} help={t('textsHelp')}>
      <div className="space-y-6">
        <BilingualTextField
          {...fieldProps}
          name="i18n.title"
          label={label('i18n.title')}
          max={200}
          required
        />
        <BilingualTextAreaField
          {...fieldProps}
          name="i18n.description"
          label={label('i18n.description')}
          max={20_000}
          rows={8}
        />
        {showsSlogan && (
          <BilingualTextField
            {...fieldProps}
            name="i18n.slogan"
            label={label('i18n.slogan')}
            help={t('sloganHelp')}
            max={200}
          />
        )}
      </div>
    </Section>
  )
}

export function RoomsSection() {
  const { t, label, control, fieldProps } = useListingFields()
  const [gross, living] = useWatch({ control, name: ['gross_area', 'living_area'] })
  const isTooLarge = typeof gross === 'number' && typeof living === 'number' && living > gross
  return (
    <Section id="rooms" title={t('rooms')} help={t('roomsHelp')}>
      <div className="grid gap-5 sm:grid-cols-3">
        {counts.map((name) => (
          <StepperField key={name} {...fieldProps} name={name} label={label(name)} />
        ))}
        {areas.map((name) => (
          <AmountField key={name} {...fieldProps} unit={areaSymbols.m2} name={name} label={label(name)} />
        ))}
        {areasWithUnit.map(([name, unitName]) => (
          <AreaWithUnitField key={name} {...fieldProps} {...{ name, unitName }} label={label(name)} />
        ))}
      </div>
      <p role="status" className={isTooLarge ? 'mt-3 text-sm text-warn' : undefined}>
        {isTooLarge && t('livingOverGross')}
      </p>
    </Section>
  )
}

export function FeaturesSection({ fraction, children }: { fraction?: ReactNode; children: ReactNode }) {
  const { t, label, fieldProps } = useListingFields()
  const energyNames: Partial<Record<string, string>> = {
    Exempt: t('energyExempt'),
    'In Process': t('energyInProcess'),
  }
  return (
    <Section id="features" title={t('features')} help={t('featuresHelp')}>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField {...fieldProps} name="floor" label={label('floor')} autoComplete="off" emptyAsNull />
        {fraction}
        <AmountField
          {...fieldProps}
          name="year"
          label={label('year')}
          isInteger
          format={String}
          placeholder="1998"
        />
        <SelectField
          {...fieldProps}
          name="energy"
          label={label('energy')}
          help={t('energyHelp')}
          none={t('notChosen')}
          options={energyRatings.map((rating) => ({ value: rating, label: energyNames[rating] ?? rating }))}
        />
        <SelectField
          {...fieldProps}
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
