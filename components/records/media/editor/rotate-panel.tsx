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
  const actions = [
    { name: 'turnLeft', icon: ArrowUturnLeftIcon, run: () => handleTurn(-1) },
    { name: 'turnRight', icon: ArrowUturnRightIcon, run: () => handleTurn(1) },
    { name: 'mirrorX', icon: ArrowsRightLeftIcon, run: () => onEdit(mirror(edit, 'x')) },
    { name: 'mirrorY', icon: ArrowsUpDownIcon, run: () => onEdit(mirror(edit, 'y')) },
  ] as const
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        {actions.map(({ name, icon: Icon, run }) => (
          <Button key={name} size="sm" icon={<Icon aria-hidden />} onClick={run}>
            {t(name)}
          </Button>
        ))}
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
