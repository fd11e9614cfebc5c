import { useTranslations } from 'next-intl'
import { languageTagOf } from '#contract/language-tags.ts'
import { classes } from '@/components/ui/classes'
import type { Difference } from './compare-values'

export type Side = 'ours' | 'theirs'

export type FieldDisplay = { label: string; format: (value: unknown) => string; lang?: 'en' | 'pt' }
export type GetFieldDisplay = (path: string) => FieldDisplay

export function MergeChoice({
  name,
  difference,
  display: { label, format, lang },
  selectedSide,
  isMissing,
  onChoose,
}: {
  name: string
  difference: Difference
  display: FieldDisplay
  selectedSide: Side | undefined
  isMissing: boolean
  onChoose: (side: Side) => void
}) {
  const t = useTranslations('resource.merge')
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? `${name}-missing` : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {(['ours', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className={classes(
              'flex min-w-0 cursor-pointer flex-col rounded-lg border bg-surface p-3 transition-colors duration-fast focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand hover:bg-wash',
              selectedSide === side
                ? 'border-brand bg-brand-soft'
                : isMissing
                  ? 'border-danger'
                  : 'border-line-strong/70',
            )}
          >
            <span className="flex items-center gap-2 text-sm text-ink-soft">
              <input
                type="radio"
                name={name}
                checked={selectedSide === side}
                onChange={() => onChoose(side)}
                className="size-4 accent-brand outline-none"
              />
              {t(side)}
            </span>
            <Value text={format(difference[side])} lang={lang} />
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={`${name}-missing`} className="mt-1.5 text-sm text-danger">
          {t('choose')}
        </p>
      )}
    </fieldset>
  )
}

export function TheirChanges({
  differences,
  displayOf,
}: {
  differences: Difference[]
  displayOf: GetFieldDisplay
}) {
  const t = useTranslations('resource.merge')
  if (differences.length === 0) return null
  return (
    <section>
      <h3 className="mb-1.5 text-base font-medium">{t('autoMerged')}</h3>
      <dl className="divide-y divide-line rounded-lg border border-line">
        {differences.map(({ path, ours, theirs }) => {
          const { label, format, lang } = displayOf(path)
          return (
            <div key={path} className="grid gap-x-4 px-3 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="min-w-0">
                <span className="sr-only">{t('before')} </span>
                <del className="text-sm text-ink-soft">
                  <Value text={format(ours)} lang={lang} />
                </del>
                <span className="sr-only">{t('now')} </span>
                <Value text={format(theirs)} lang={lang} />
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** Long texts are shown in full; the dialog scrolls. */
function Value({ text, lang }: { text: string; lang: string | undefined }) {
  const t = useTranslations('resource.merge')
  if (text.trim() === '') return <span className="block text-ink-soft italic">{t('empty')}</span>
  return (
    <span lang={lang && languageTagOf(lang)} className="block wrap-anywhere whitespace-pre-line">
      {text}
    </span>
  )
}
