import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import { CheckChip } from '@/components/fields/check-chip'
import { type FieldBinding, type FieldProps, useFieldBinding } from '@/components/fields/field-binding'
import { FieldsetFrame } from '@/components/fields/field-frame'
import { DataBoundary } from '@/components/records/data-boundary'
import { FilterBox, useTextFilter } from '@/components/ui/filter-box'
import { groupFeatures } from './key-item-groups'
import { ChipsSkeleton } from './key-item-picker'
import { useKeyItemLang, useKeyItemName, useKeyItems } from './use-key-items'

const filterThreshold = 12

export function FeaturePicker<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  disabled,
}: FieldBinding<V, T, number[] | null | undefined> & FieldProps) {
  const t = useTranslations('key-items')
  const { value, change, error, ref } = useFieldBinding({ control, name })
  const nameOf = useKeyItemName()
  const langOf = useKeyItemLang()
  const features = useKeyItems('features')
  const groups = useKeyItems('master')
  const selected = value ?? []
  const { query, setQuery, matches } = useTextFilter(features.data?.keys ?? [], nameOf)
  const featureGroups = groupFeatures(matches, groups.data?.keys ?? [])
  return (
    <FieldsetFrame
      {...{ label, help, error }}
      aside={<span className="figures text-ink-soft">{t('chosen', { count: selected.length })}</span>}
    >
      <DataBoundary response={features} subject={t('features')} fallback={<ChipsSkeleton count={18} />}>
        {({ keys }) => (
          <div ref={ref} tabIndex={-1} className="outline-none">
            {keys.length > filterThreshold && (
              <FilterBox label={t('findFeature')} value={query} onChange={setQuery} />
            )}
            {matches.length === 0 && (
              <p className="text-sm text-ink-soft">{t(keys.length === 0 ? 'noneYet' : 'nothingFound')}</p>
            )}
            <div className="space-y-4">
              {featureGroups.map(({ group, keys: members }) => (
                <fieldset key={group?.id ?? 0} className="min-w-0">
                  <legend
                    lang={group === null ? undefined : langOf(group)}
                    className="mb-2 text-xs font-medium text-ink-soft"
                  >
                    {group === null ? t('others') : nameOf(group)}
                  </legend>
                  <ul className="flex flex-wrap gap-2">
                    {members.map((key) => (
                      <li key={key.id}>
                        <CheckChip
                          lang={langOf(key)}
                          checked={selected.includes(key.id)}
                          disabled={disabled}
                          onChange={({ target }) =>
                            change(
                              target.checked ? [...selected, key.id] : selected.filter((id) => id !== key.id),
                            )
                          }
                        >
                          {nameOf(key)}
                        </CheckChip>
                      </li>
                    ))}
                  </ul>
                </fieldset>
              ))}
            </div>
          </div>
        )}
      </DataBoundary>
    </FieldsetFrame>
  )
}
