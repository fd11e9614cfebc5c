import { useTranslations } from 'next-intl'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { BoxFields } from './box-fields'
import { type Edit, largestBox, toPixels, type Size } from './edit'

const ratios = { '4:3': 4 / 3, '3:2': 3 / 2, '1:1': 1, '16:9': 16 / 9 } as const
const ratioNames = ['free', '4:3', '3:2', '1:1', '16:9'] as const
type RatioName = (typeof ratioNames)[number]

export function CropPanel({
  frame,
  edit,
  ratio,
  onEdit,
  onRatioChange,
}: {
  frame: Size
  edit: Edit
  ratio: number | null
  onEdit: (edit: Edit) => void
  onRatioChange: (ratio: number | null) => void
}) {
  const t = useTranslations('listing.editor')
  const ratioName = ratioNames.find((name) => name !== 'free' && ratios[name] === ratio) ?? 'free'
  const { width, height } = toPixels(frame, edit.crop)

  function choose(name: RatioName) {
    const newRatio = name === 'free' ? null : ratios[name]
    onRatioChange(newRatio)
    if (newRatio !== null) onEdit({ ...edit, crop: largestBox(frame, newRatio) })
  }

  return (
    <div className="space-y-4">
      <SegmentedControl
        label={t('ratio')}
        options={ratioNames.map((name) => ({ value: name, label: name === 'free' ? t('free') : name }))}
        value={ratioName}
        onChange={choose}
      />
      <BoxFields {...{ frame, ratio }} box={edit.crop} onBoxChange={(crop) => onEdit({ ...edit, crop })} />
      <p className="figures text-sm text-ink-soft">{t('result', { width, height })}</p>
    </div>
  )
}
