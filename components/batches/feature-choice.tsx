'use client'

import { useLocale, useTranslations } from 'next-intl'
import { keyItemPickerArgs } from '@/components/key-items/key-item-picker-args'
import { Checkbox } from '@/components/ui/checkbox'
import { ScrollArea } from '@/components/ui/scroll-area'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { useCall } from '@/lib/agency/use-call'
import { inLanguage } from '@/lib/format/in-language'
import type { BatchFormState } from './batch-form-state'

/** Chooses features to add or remove. */
export function FeatureChoice({
  label,
  form: { removes, features },
  set,
}: {
  label: string
  form: BatchFormState
  set: (part: Partial<BatchFormState>) => void
}) {
  const t = useTranslations('listing.batch')
  const locale = useLocale()
  const { data } = useCall('keyItems.list', keyItemPickerArgs('features'))
  return (
    <>
      <SegmentedControl
        label={label}
        value={removes ? 'remove' : 'add'}
        onChange={(mode) => set({ removes: mode === 'remove' })}
        options={(['add', 'remove'] as const).map((value) => ({ value, label: t(`features.${value}`) }))}
      />
      <ScrollArea label={label} className="max-h-64 overflow-y-auto rounded border border-line p-3">
        <ul className="grid gap-2 sm:grid-cols-2">
          {data?.keys.map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                label={inLanguage(name, locale)}
                checked={features.includes(id)}
                onChange={({ target }) =>
                  set({
                    features: target.checked
                      ? [...features, id]
                      : features.filter((feature) => feature !== id),
                  })
                }
              />
            </li>
          ))}
        </ul>
      </ScrollArea>
    </>
  )
}
