import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { AmountField } from '@/components/fields/amount-field'
import { RangeSlider } from '@/components/ui/range-slider'
import type { LocationForm } from './location-form'

/** Maximum of the slider; larger values can be typed. */
const sliderMaxMetres = 2_000

/** Metres around the marker. The website shows the circle instead of the exact point. */
export function RadiusField({ control, disabled }: { control: LocationForm['control']; disabled: boolean }) {
  const t = useTranslations('listing.location')
  const { field } = useController({ control, name: 'radius' })
  const metres = typeof field.value === 'number' && field.value > 0 ? field.value : 0
  return (
    <div>
      <AmountField
        control={control}
        name="radius"
        label={t('radius')}
        help={t('radiusHelp')}
        unit="m"
        disabled={disabled}
      />
      <RangeSlider
        min={0}
        max={sliderMaxMetres}
        step={50}
        disabled={disabled}
        handles={[
          {
            label: t('radiusSlider'),
            value: Math.min(metres, sliderMaxMetres),
            text: t('metres', { metres }),
            onChange: field.onChange,
          },
        ]}
      />
    </div>
  )
}
