import { useLocale, useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { Tag, TagKind } from '#contract/tag.ts'
import { type FieldBinding, type FieldProps, useFieldBinding } from '@/components/fields/field-binding'
import { FieldsetFrame } from '@/components/fields/field-frame'
import type { LoadState } from '@/components/resource/resource-list'
import { DataBoundary } from '../data-boundary'
import { classes } from '@/components/ui/classes'
import { Skeleton } from '@/components/ui/skeleton'
import { useTagFormatter } from '../use-tag-formatter'
import { foreignLangOf, inLanguage } from '@/lib/format/in-language'

const colours: Record<TagKind, string> = { new: 'bg-good', reserved: 'bg-warn', sold: 'bg-danger' }

/** A tag or none; clicking the selected tag clears the field. */
export function TagPicker<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  disabled,
  response,
  resource,
  excludedTagId,
  className,
}: FieldBinding<V, T, number | null | undefined> &
  FieldProps & {
    response: LoadState<{ tags: Tag[] }>
    resource?: 'properties' | 'condominiums'
    excludedTagId?: number
  }) {
  const t = useTranslations('listing.form')
  const locale = useLocale()
  const formatTag = useTagFormatter(resource)
  const { value, change, error, ref, onBlur } = useFieldBinding({ control, name })
  return (
    <FieldsetFrame {...{ label, help, error, className }}>
      <DataBoundary response={response} subject={t('tags')} fallback={<Skeleton className="h-10 w-64" />}>
        {({ tags }) => (
          <div className="flex flex-wrap gap-2">
            {tags
              .filter(({ id }) => id !== excludedTagId)
              .map(({ id, kind, i18n }, index) => (
                <button
                  key={id}
                  ref={index === 0 ? ref : undefined}
                  type="button"
                  name={name}
                  disabled={disabled}
                  aria-pressed={id === value}
                  onBlur={onBlur}
                  onClick={() => change(id === value ? null : id)}
                  className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line-strong/70 bg-surface px-4 text-sm transition-colors duration-fast hover:bg-wash disabled:opacity-50 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-ink pointer-coarse:min-h-11"
                >
                  {kind !== null && (
                    <span aria-hidden className={classes('size-2.5 rounded-full', colours[kind])} />
                  )}
                  <span
                    className="inline-block first-letter:uppercase"
                    lang={kind === null ? foreignLangOf(i18n.tag, locale) : undefined}
                  >
                    {formatTag(kind, inLanguage(i18n.tag, locale))}
                  </span>
                </button>
              ))}
          </div>
        )}
      </DataBoundary>
    </FieldsetFrame>
  )
}
