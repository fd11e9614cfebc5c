import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { BoxFields } from './box-fields'
import { type Box, type Edit, largestBox, type Mask, type Size, toPixels } from './edit'
import { cornersOf, toOriginal } from './transform'

/** `frame` is the size of the photo after rotation and straightening, before cropping. */
type PanelProps = { frame: Size; edit: Edit; onEdit: (edit: Edit) => void }

const ratios = { '4:3': 4 / 3, '3:2': 3 / 2, '1:1': 1, '16:9': 16 / 9 } as const
const ratioNames = ['free', '4:3', '3:2', '1:1', '16:9'] as const
type RatioName = (typeof ratioNames)[number]

export function CropPanel({
  frame,
  edit,
  ratio,
  onEdit,
  onRatioChange,
}: PanelProps & { ratio: number | null; onRatioChange: (ratio: number | null) => void }) {
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

const maskKinds = ['blur', 'fill'] as const

export function MaskPanel({
  frame,
  originalSize,
  edit,
  area,
  onAreaChange,
  onEdit,
}: PanelProps & { originalSize: Size; area: Box; onAreaChange: (area: Box) => void }) {
  const t = useTranslations('listing.editor')
  const [kind, setKind] = useState<Mask['kind']>('blur')

  function coverArea() {
    const corners = cornersOf(area).map((corner) => toOriginal(originalSize, edit, corner))
    onEdit({ ...edit, masks: [...edit.masks, { kind, corners }] })
  }

  return (
    <div className="space-y-4">
      <p className="text-sm text-ink-soft">{t('maskHelp')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={t('maskKind')}
          options={maskKinds.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={setKind}
        />
        <Button size="sm" onClick={coverArea}>
          {t('cover')}
        </Button>
      </div>
      <BoxFields frame={frame} box={area} onBoxChange={onAreaChange} />
      {edit.masks.length > 0 && (
        <ul aria-label={t('covered')} className="flex flex-wrap gap-2">
          {edit.masks.map((mask, index) => (
            <li key={index}>
              <Chip
                removeLabel={t('uncover', { number: index + 1 })}
                onRemove={() => onEdit({ ...edit, masks: edit.masks.toSpliced(index, 1) })}
              >
                {t('coveredArea', { number: index + 1, kind: t(mask.kind) })}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
