import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { SwitchField } from '@/components/fields/check-field'
import { TextField } from '@/components/fields/text-field'
import { KeyItemsPicker } from '@/components/key-items/key-items-picker'
import { TypePicker } from '@/components/key-items/type-picker'
import { TagPicker } from '@/components/records/form/tag-picker'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { useCall } from '@/lib/agency/use-call'
import type { DevelopmentSectionProps } from './development-form-values'
import { developmentFields } from '../fields'

export function DevelopmentEssentials({ control, disabled }: DevelopmentSectionProps) {
  const t = useTranslations('condominiums.form')
  const tListing = useTranslations('listing.form')
  const label = useFieldLabels(developmentFields)
  const mainType = useWatch({ control, name: 'type_id' })
  return (
    <Section id="essentials" title={tListing('essentials')} help={t('essentialsHelp')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TypePicker {...{ control, disabled }} name="type_id" label={label('type_id')} />
        <TextField
          {...{ control, disabled }}
          name="condo_where"
          label={label('condo_where')}
          help={t('whereHelp')}
          max={200}
          autoComplete="off"
          emptyAsNull
        />
        <KeyItemsPicker
          {...{ control, disabled }}
          kind="types"
          without={mainType}
          name="types"
          label={label('types')}
          help={tListing('moreTypesHelp')}
          className="sm:col-span-2"
        />
        <TagPicker
          {...{ control, disabled }}
          name="tag_id"
          resource="condominiums"
          label={label('tag_id')}
          response={useCall('condominiums.tags', {})}
        />
      </div>
      <div className="mt-6 grid gap-5 border-t border-line pt-5 sm:grid-cols-2">
        <SwitchField
          {...{ control, disabled }}
          name="highlighted"
          label={label('highlighted')}
          help={tListing('highlightedHelp')}
        />
        <SwitchField
          {...{ control, disabled }}
          name="hide_price"
          label={label('hide_price')}
          help={tListing('hidePriceHelp')}
        />
      </div>
    </Section>
  )
}
