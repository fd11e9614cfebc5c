import { ChevronUpDownIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import { type AreaUnit, areaSymbols } from '@/lib/format/area'
import { type FieldBinding, type FieldProps, useFieldBinding } from './field-binding'
import { FieldFrame } from './field-frame'
import { NumberInput } from './number-input'
import { useNumberBinding } from './use-number-binding'

/**
 * An area and its unit (m², ares or hectares); `unitName` is the path of the unit. Changing the unit doesn't convert
 * the number.
 */
export function AreaWithUnitField<V extends FieldValues, T>({
  control,
  name,
  unitName,
  disabled,
  ...frame
}: FieldBinding<V, T, number | null | undefined> &
  FieldProps & { unitName: FieldBinding<V, T, AreaUnit | null | undefined>['name'] }) {
  const t = useTranslations('fields')
  const { error, ...field } = useNumberBinding({ control, name })
  const unit = useFieldBinding<V, T, AreaUnit | null | undefined>({ control, name: unitName })
  return (
    <FieldFrame {...frame} error={error ?? unit.error}>
      {(attributes) => (
        <div className="flex">
          <NumberInput {...field} {...{ attributes, disabled }} className="rounded-r-none" />
          <div className="relative -ml-px w-22 shrink-0">
            <select
              aria-label={t('unitOf', { label: frame.label })}
              name={unit.name}
              ref={unit.ref}
              disabled={disabled}
              value={unit.value ?? 'm2'}
              onBlur={unit.onBlur}
              onChange={(event) => unit.change(units.find((name) => name === event.target.value) ?? 'm2')}
              className="entry appearance-none rounded-l-none pr-7 focus-visible:relative focus-visible:z-10"
            >
              {units.map((name) => (
                <option key={name} value={name}>
                  {areaSymbols[name]}
                </option>
              ))}
            </select>
            <ChevronUpDownIcon
              aria-hidden
              className="pointer-events-none absolute top-1/2 right-2 z-10 size-4 -translate-y-1/2 text-ink-soft"
            />
          </div>
        </div>
      )}
    </FieldFrame>
  )
}

const units = ['m2', 'a', 'ha'] as const satisfies readonly AreaUnit[]
