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
  onRatio,
}: {
  frame: Size
  edit: Edit
  ratio: number | null
  onEdit: (edit: Edit) => void
  onRatio: (ratio: number | null) => void
}) {
  const t = useTranslations('listing.editor')
  const ratioName = ratioNames.find((name) => name !== 'free' && ratios[name] === ratio) ?? 'free'
  const { width, height } = toPixels(frame, edit.crop)

  function choose(name: RatioName) {
    const next = name === 'free' ? null : ratios[name]
    onRatio(next)
    if (next !== null) onEdit({ ...edit, crop: largestBox(frame, next) })
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
