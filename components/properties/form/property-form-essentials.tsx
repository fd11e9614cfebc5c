import { useTranslations } from 'next-intl'
import { useFormState, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { tagIds } from '#contract/tag-ids.ts'
import { AmountField } from '@/components/fields/amount-field'
import { SwitchField } from '@/components/fields/check-field'
import { RadioCardsField } from '@/components/fields/radio-cards-field'
import { TextField } from '@/components/fields/text-field'
import { KeyItemsPicker, TypePicker } from '@/components/key-items/key-item-picker'
import { AdvertsNote } from '@/components/portfolio/adverts/adverts-note'
import { TagPicker } from '@/components/records/form/tag-picker'
import { useFieldProps } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { useCall } from '@/lib/agency/use-call'
import { propertyFields } from '../fields'
import { type PropertySectionProps, highlightedQuery } from './property-form-values'

export function PropertyEssentials({ control, disabled, id }: PropertySectionProps & { id?: number }) {
  const t = useTranslations('properties.form')
  const tListing = useTranslations('listing.form')
  const field = useFieldProps(propertyFields, { control, disabled })
  const [mainTypeId, forSale, developmentId, tagId, collection, archived] = useWatch({
    control,
    name: ['type_id', 'for_sale', 'condominium_id', 'tag_id', 'collection', 'archived'],
  })
  const tags = useCall('properties.tags', {})
  const soldTag = tags.data?.tags.find(({ kind }) => kind === 'sold')
  const isSold = soldTag !== undefined && tagId === soldTag.id
  const isOffMarket = collection === 1 || isSold
  return (
    <Section id="essentials" title={tListing('essentials')} help={t('essentialsHelp')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('reference')} help={t('referenceHelp')} required uppercase autoComplete="off" />
        <TypePicker {...field('type_id')} required />
        <KeyItemsPicker
          {...field('types')}
          kind="types"
          excludedId={mainTypeId}
          help={tListing('moreTypesHelp')}
          className="sm:col-span-2"
        />
        <RadioCardsField
          {...field('for_sale')}
          className="sm:col-span-2"
          options={[
            { value: 1, label: t('forSale') },
            { value: 0, label: t('forRent') },
          ]}
        />
        <AmountField
          {...field('price')}
          label={forSale === 0 ? t('rent') : field('price').label}
          unit="€"
          isPrice
          placeholder="350.000"
          required
        />
        <SwitchField {...field('hide_price')} help={tListing('hidePriceHelp')} className="sm:pt-7" />
        <TagPicker
          {...field('tag_id')}
          response={tags}
          className="sm:col-span-2"
          excludedTagId={(developmentId ?? null) === null ? undefined : tagIds.new}
        />
      </div>
      <div className="mt-6 grid gap-5 border-t border-line pt-5 sm:grid-cols-3">
        <HighlightSwitch {...{ control, disabled }} countsTowardsLimit={archived !== 1 && !isSold} />
        <SwitchField {...field('low_cost')} help={t('lowCostHelp')} />
        <SwitchField {...field('collection')} help={t('collectionHelp')} />
      </div>
      {id !== undefined && isOffMarket && <AdvertsNote properties={[id]} />}
    </Section>
  )
}

/** When turned on, shows the number of highlighted properties, or an error if the limit applies and is reached. */
function HighlightSwitch({
  control,
  disabled,
  countsTowardsLimit,
}: PropertySectionProps & { countsTowardsLimit: boolean }) {
  const t = useTranslations()
  const isHighlighted = useWatch({ control, name: 'highlighted' }) === 1
  const { dirtyFields } = useFormState({ control, name: 'highlighted' })
  const isNewlyHighlighted = isHighlighted && dirtyFields.highlighted === true
  const { data } = useCall('properties.list', isNewlyHighlighted ? highlightedQuery : null)
  const isLimitReached =
    isNewlyHighlighted && countsTowardsLimit && data !== undefined && data.total >= limits.highlighted
  return (
    <div>
      <SwitchField
        {...{ control, disabled }}
        name="highlighted"
        label={t('listing.form.highlighted')}
        help={
          isNewlyHighlighted && data !== undefined && !isLimitReached
            ? t('properties.form.highlightedCount', { count: data.total, max: limits.highlighted })
            : t('listing.form.highlightedHelp')
        }
      />
      <p role="status" className="mt-1.5 text-sm text-danger empty:hidden">
        {isLimitReached ? t('errors.HIGHLIGHT_LIMIT') : ''}
      </p>
    </div>
  )
}
