import {
  ArrowsRightLeftIcon,
  ArrowsUpDownIcon,
  ArrowUturnLeftIcon,
  ArrowUturnRightIcon,
} from '@heroicons/react/24/outline'
import { useTranslations, useLocale } from 'next-intl'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { Button } from '@/components/ui/button'
import { RangeSlider } from '@/components/ui/range-slider'
import { formatNumber } from '@/lib/format/number'
import { photoFilters, type Tone } from './tone'
import { type Edit, mirror, rotate } from './edit'

/** Maximum degrees each way, enough for any crooked horizon. */
const maxDegrees = 15

export function RotatePanel({
  edit,
  onEdit,
  onTurn,
}: {
  edit: Edit
  onEdit: (edit: Edit) => void
  /** Called on a quarter turn, which invalidates a fixed ratio. */
  onTurn: () => void
}) {
  const t = useTranslations('listing.editor')
  function turn(by: 1 | -1) {
    onTurn()
    onEdit(rotate(edit, by))
  }
  const actions = [
    { name: 'turnLeft', icon: ArrowUturnLeftIcon, run: () => turn(-1) },
    { name: 'turnRight', icon: ArrowUturnRightIcon, run: () => turn(1) },
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

const sliders = ['brightness', 'contrast', 'saturation'] as const

export function FilterPanel({ tone, onToneChange }: { tone: Tone; onToneChange: (tone: Tone) => void }) {
  const t = useTranslations('listing.editor')
  return (
    <div className="space-y-3">
      <SegmentedControl
        label={t('look')}
        options={photoFilters.map((filter) => ({ value: filter, label: t(`looks.${filter}`) }))}
        value={tone.filter}
        onChange={(filter) => onToneChange({ ...tone, filter })}
        className="max-w-full overflow-x-auto"
      />
      {sliders.map((name) => (
        <LabelledSlider
          key={name}
          label={t(name)}
          value={tone[name]}
          max={100}
          onChange={(value) => onToneChange({ ...tone, [name]: value })}
        />
      ))}
    </div>
  )
}

function LabelledSlider({
  label,
  value,
  max,
  step = 1,
  unit = '',
  onChange,
}: {
  label: string
  value: number
  max: number
  step?: number
  unit?: string
  onChange: (value: number) => void
}) {
  const locale = useLocale()
  const text = `${value > 0 ? '+' : ''}${formatNumber(value, locale)}${unit}`
  return (
    <div>
      <div className="flex justify-between gap-3 text-sm">
        <span aria-hidden className="font-medium">
          {label}
        </span>
        <span aria-hidden className="figures text-ink-soft">
          {text}
        </span>
      </div>
      <RangeSlider handles={[{ label, value, text, onChange }]} min={-max} max={max} step={step} />
    </div>
  )
}
