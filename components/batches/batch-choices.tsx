import { useTranslations } from 'next-intl'
import { type batchResources, linkFields, flagFields } from '#contract/batch-kinds.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import { useKeyItemNames } from '@/components/key-items/use-key-item-names'
import {
  useAgentOptions,
  useDistrictOptions,
  useTagOptions,
} from '@/components/portfolio/filter/use-filter-options'
import { Checkbox } from '@/components/ui/checkbox'
import { LabelledSelect } from '@/components/ui/labelled-select'
import { ScrollArea } from '@/components/ui/scroll-area'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { useCall } from '@/lib/agency/use-call'

export const batchFields = ['price', ...linkFields, ...flagFields, 'features_id', 'portal'] as const

export const emptyForm = {
  /** Changes all records that match the filter instead of the selected ones. */
  includesAll: false,
  field: 'price' as (typeof batchFields)[number],
  mode: 'percent' as 'percent' | 'amount' | 'set',
  /** Rounds prices to multiples of this many euros; 0 rounds to cents. */
  round: 0,
  /** A price, amount, percentage, flag or id, depending on `field` and `mode`; null until it is entered. */
  value: null as number | null,
  /** Removes the link to an agent, district or tag. */
  removesLink: false,
  /** Removes the features, or the adverts from the portal, instead of adding them. */
  removes: false,
  features: [] as number[],
  place: null as ExportPlace | null,
}
export type BatchFormState = typeof emptyForm

type ChoiceProps = { form: BatchFormState; onChange: (part: Partial<BatchFormState>) => void }

export function FeatureChoice({
  label,
  form: { removes, features },
  onChange,
}: ChoiceProps & { label: string }) {
  const t = useTranslations('listing.batch')
  return (
    <>
      <SegmentedControl
        label={label}
        value={removes ? 'remove' : 'add'}
        onChange={(mode) => onChange({ removes: mode === 'remove' })}
        options={(['add', 'remove'] as const).map((value) => ({ value, label: t(`features.${value}`) }))}
      />
      <ScrollArea label={label} className="max-h-64 overflow-y-auto rounded border border-line p-3">
        <ul className="grid gap-2 sm:grid-cols-2">
          {useKeyItemNames('features').map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                label={name}
                checked={features.includes(id)}
                onChange={({ target }) =>
                  onChange({
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

export function LinkChoice({
  field,
  resource,
  label,
  form,
  onChange,
}: ChoiceProps & {
  field: (typeof linkFields)[number]
  resource: (typeof batchResources)[number]
  label: string
}) {
  const t = useTranslations('listing.batch')
  const agents = useAgentOptions(field === 'agent_id')
  const districts = useDistrictOptions(field === 'district_id')
  const tags = useTagOptions(resource, field === 'tag_id')
  const options = { tag_id: tags, agent_id: agents, district_id: districts }[field]
  return (
    <LabelledSelect
      label={label}
      options={[
        { value: '', label: t('choose') },
        ...options.map(({ id, name }) => ({ value: String(id), label: name })),
        { value: 'none', label: t('none') },
      ]}
      value={form.removesLink ? 'none' : String(form.value ?? '')}
      onChange={(value) =>
        onChange({ removesLink: value === 'none', value: Number(value) > 0 ? Number(value) : null })
      }
    />
  )
}

/** Chooses a portal that is set up, and whether to publish on it or to remove from it. */
export function PortalChoice({ form: { place, removes }, onChange }: ChoiceProps) {
  const t = useTranslations('portals')
  const tBatch = useTranslations('listing.batch')
  const { data } = useCall('portals.board', { query: { itemsPerPage: 1 } })
  const places = data?.portals.flatMap(({ place: name, configured }) =>
    name !== 'social' && configured ? [name] : [],
  )
  return (
    <>
      <LabelledSelect
        label={tBatch('portal')}
        options={[
          { value: '', label: tBatch('choose') },
          ...(places ?? []).map((value) => ({ value, label: t(`names.${value}`) })),
        ]}
        value={place ?? ''}
        onChange={(value) => onChange({ place: value === '' ? null : value })}
      />
      {places?.length === 0 && <p className="text-sm text-ink-soft">{tBatch('noPortals')}</p>}
      <SegmentedControl
        label={tBatch('mode')}
        value={removes ? 'remove' : 'publish'}
        onChange={(mode) => onChange({ removes: mode === 'remove' })}
        options={(['publish', 'remove'] as const).map((value) => ({ value, label: t(value) }))}
      />
    </>
  )
}
