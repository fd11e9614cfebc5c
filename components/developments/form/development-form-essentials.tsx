import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { SwitchField } from '@/components/fields/check-field'
import { TextField } from '@/components/fields/text-field'
import { KeyItemsPicker } from '@/components/key-items/key-items-picker'
import { TypePicker } from '@/components/key-items/type-picker'
import { TagPicker } from '@/components/records/form/tag-picker'
import { useFieldProps } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { useCall } from '@/lib/agency/use-call'
import type { DevelopmentSectionProps } from './development-form-values'
import { developmentFields } from '../fields'

export function DevelopmentEssentials({ control, disabled }: DevelopmentSectionProps) {
  const t = useTranslations('condominiums.form')
  const tListing = useTranslations('listing.form')
  const field = useFieldProps(developmentFields, { control, disabled })
  const mainType = useWatch({ control, name: 'type_id' })
  return (
    <Section id="essentials" title={tListing('essentials')} help={t('essentialsHelp')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TypePicker {...field('type_id')} />
        <TextField {...field('condo_where')} help={t('whereHelp')} max={200} autoComplete="off" emptyAsNull />
        <KeyItemsPicker
          {...field('types')}
          kind="types"
          excludedId={mainType}
          help={tListing('moreTypesHelp')}
          className="sm:col-span-2"
        />
        <TagPicker
          {...field('tag_id')}
          resource="condominiums"
          response={useCall('condominiums.tags', {})}
          className="sm:col-span-2"
        />
      </div>
      <div className="mt-6 grid gap-5 border-t border-line pt-5 sm:grid-cols-2">
        <SwitchField {...field('highlighted')} help={tListing('highlightedHelp')} />
        <SwitchField {...field('hide_price')} help={tListing('hidePriceHelp')} />
      </div>
    </Section>
  )
}
