'use client'

import { useTranslations } from 'next-intl'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { useFieldLabels } from '@/components/resource/use-field-texts'
import { Section } from '@/components/ui/card'
import { useListingFieldProps } from './listing-form'
import { listingFields } from '../listing-fields'

/**
 * Title and description in both languages. The slogan is shown for the private collection only, but its value is
 * preserved.
 */
export function TextsSection({ showsSlogan }: { showsSlogan: boolean }) {
  const t = useTranslations('listing.form')
  const label = useFieldLabels(listingFields)
  const { control, disabled } = useListingFieldProps()
  return (
    <Section id="texts" title={t('texts')} help={t('textsHelp')}>
      <div className="space-y-6">
        <BilingualTextField
          {...{ control, disabled }}
          name="i18n.title"
          label={label('i18n.title')}
          max={200}
          required
        />
        <BilingualTextAreaField
          {...{ control, disabled }}
          name="i18n.description"
          label={label('i18n.description')}
          max={20_000}
          rows={8}
        />
        {showsSlogan && (
          <BilingualTextField
            {...{ control, disabled }}
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
