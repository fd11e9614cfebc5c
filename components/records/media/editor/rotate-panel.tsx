import {
  ArrowsRightLeftIcon,
  ArrowsUpDownIcon,
  ArrowUturnLeftIcon,
  ArrowUturnRightIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { type Edit, mirror, rotate } from './edit'
import { LabelledSlider } from './labelled-slider'

/** Maximum degrees each way, enough for any crooked horizon. */
const maxDegrees = 15

export function RotatePanel({
  edit,
  onEdit,
  onTurned,
}: {
  edit: Edit
  onEdit: (edit: Edit) => void
  /** Called after a quarter turn, which invalidates a fixed ratio. */
  onTurned: () => void
}) {
  const t = useTranslations('listing.editor')
  function handleTurn(by: 1 | -1) {
    onTurned()
    onEdit(rotate(edit, by))
  }
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<ArrowUturnLeftIcon aria-hidden />} onClick={() => handleTurn(-1)}>
          {t('turnLeft')}
        </Button>
        <Button size="sm" icon={<ArrowUturnRightIcon aria-hidden />} onClick={() => handleTurn(1)}>
          {t('turnRight')}
        </Button>
        <Button
          size="sm"
          icon={<ArrowsRightLeftIcon aria-hidden />}
          onClick={() => onEdit(mirror(edit, 'x'))}
        >
          {t('mirrorX')}
        </Button>
        <Button size="sm" icon={<ArrowsUpDownIcon aria-hidden />} onClick={() => onEdit(mirror(edit, 'y'))}>
          {t('mirrorY')}
        </Button>
      </div>
      <LabelledSlider
        label={t('angle')}
        value={edit.angle}
        max={maxDegrees}
        step={0.5}
        unit="°"
        onChange={(angle) => onEdit({ ...edit, angle })}
      />
    </div>
  )
}
