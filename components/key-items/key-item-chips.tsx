'use client'

import { CheckIcon } from '@heroicons/react/20/solid'
import type { KeyItem } from '#contract/key-items.ts'
import { useKeyItemLang, useKeyItemName } from './use-key-items'

export function KeyItemChips({
  keys,
  selected,
  onChange,
  disabled,
}: {
  keys: readonly KeyItem[]
  selected: readonly number[]
  onChange: (selected: number[]) => void
  disabled?: boolean
}) {
  const nameOf = useKeyItemName()
  const langOf = useKeyItemLang()
  return (
    <ul className="flex flex-wrap gap-2">
      {keys.map((key) => (
        <li key={key.id}>
          <label className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong/70 bg-surface px-3 text-sm transition-colors duration-fast select-none hover:bg-wash has-checked:border-brand has-checked:bg-brand-soft has-checked:font-medium has-checked:text-brand-ink has-disabled:cursor-default has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={selected.includes(key.id)}
              disabled={disabled}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...selected, key.id] : selected.filter((id) => id !== key.id),
                )
              }
              className="peer sr-only"
            />
            <CheckIcon aria-hidden className="-ml-1 hidden size-4 peer-checked:block" />
            <span lang={langOf(key)}>{nameOf(key)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
