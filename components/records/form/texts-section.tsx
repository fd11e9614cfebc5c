'use client'

import { useTranslations } from 'next-intl'
import { BilingualTextAreaField, BilingualTextField } from '@/components/fields/bilingual-field'
import { Section } from '@/components/ui/card'
import { useListingPart } from './listing-form'

/**
 * Title and description in both languages. The slogan is shown for the private collection only, but its value is
 * preserved.
 */
export function TextsSection({ slogan }: { slogan: boolean }) {
  const t = useTranslations('listing.form')
  const { control, disabled } = useListingPart()
  return (
    <Section id="texts" title={t('texts')} help={t('textsHelp')}>
      <div className="space-y-6">
        <BilingualTextField
          {...{ control, disabled }}
          name="i18n.title"
          label={t('title')}
          max={200}
          required
        />
        <BilingualTextAreaField
          {...{ control, disabled }}
          name="i18n.description"
          label={t('description')}
          max={20_000}
          rows={8}
        />
        {slogan && (
          <BilingualTextField
            {...{ control, disabled }}
            name="i18n.slogan"
            label={t('slogan')}
            help={t('sloganHelp')}
            max={200}
          />
        )}
      </div>
    </Section>
  )
}
