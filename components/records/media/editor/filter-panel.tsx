'use client'

import { useTranslations } from 'next-intl'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { LabelledSlider } from './labelled-slider'
import { looks, type Tone } from './tone'

const sliders = ['brightness', 'contrast', 'saturation'] as const

export function FilterPanel({ tone, onTone }: { tone: Tone; onTone: (tone: Tone) => void }) {
  const t = useTranslations('listing.editor')
  return (
    <div className="space-y-3">
      <SegmentedControl
        label={t('look')}
        options={looks.map((look) => ({ value: look, label: t(`looks.${look}`) }))}
        value={tone.look}
        onChange={(look) => onTone({ ...tone, look })}
        className="max-w-full overflow-x-auto"
      />
      {sliders.map((name) => (
        <LabelledSlider
          key={name}
          label={t(name)}
          value={tone[name]}
          most={100}
          onChange={(value) => onTone({ ...tone, [name]: value })}
        />
      ))}
    </div>
  )
}
