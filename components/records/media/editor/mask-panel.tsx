import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { BoxFields } from './box-fields'
import type { Box, Edit, Mask, Size } from './edit'
import { cornersOf, toOriginal } from './transform'

const kinds = ['blur', 'fill'] as const

export function MaskPanel({
  frame,
  originalSize,
  edit,
  area,
  onAreaChange,
  onEdit,
}: {
  frame: Size
  originalSize: Size
  edit: Edit
  area: Box
  onAreaChange: (area: Box) => void
  onEdit: (edit: Edit) => void
}) {
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
          options={kinds.map((value) => ({ value, label: t(value) }))}
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
