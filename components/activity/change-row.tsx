import { ArrowRightIcon, ArrowUturnLeftIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { languageTags } from '#contract/language-tags.ts'
import { Button } from '@/components/ui/button'
import type { ChangeTexts } from './use-change-texts'

const longTextLength = 60
/** Number of unchanged words shown on each side of a difference. */
const contextWords = 8

export function ChangeRow({ texts, onRevert }: { texts: ChangeTexts; onRevert?: () => void }) {
  const t = useTranslations('activity')
  return (
    <div className="grid gap-x-4 gap-y-1 py-1 sm:py-0.5 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <dt className="text-sm text-ink-soft sm:py-1.5">{texts.label}</dt>
      <dd className="min-w-0 wrap-anywhere sm:py-1">
        <ChangeValues texts={texts} />
      </dd>
      {onRevert !== undefined && (
        <dd className="max-sm:-ml-3">
          <Button
            variant="quiet"
            size="sm"
            icon={<ArrowUturnLeftIcon />}
            aria-label={t('revertField', { field: texts.label })}
            onClick={onRevert}
          >
            {t('revert')}
          </Button>
        </dd>
      )}
    </div>
  )
}

export function ChangeValues({ texts: { note, lang, ...texts } }: { texts: ChangeTexts }) {
  const t = useTranslations('activity')
  if (note !== undefined) return <span>{note}</span>
  if (texts.before.length > longTextLength || texts.after.length > longTextLength) {
    const parts = diffWords(texts.before, texts.after)
    return (
      <div className="space-y-1.5 text-sm">
        {(['before', 'after'] as const).map((side) => (
          <p key={side}>
            <span className="mr-2 text-xs font-medium text-ink-soft">{t(side)}</span>
            <Value text={texts[side]} lang={lang} className="whitespace-pre-line">
              <MarkedText parts={parts[side]} side={side} />
            </Value>
          </p>
        ))}
      </div>
    )
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="sr-only">{t('before')}</span>
      <Value text={texts.before} lang={lang} className="figures text-ink-soft line-through" />
      <ArrowRightIcon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="sr-only">{t('after')}</span>
      <Value text={texts.after} lang={lang} className="figures font-medium" />
    </span>
  )
}

function Value({
  text,
  lang,
  className,
  children = text,
}: {
  text: string
  lang: ChangeTexts['lang']
  className: string
  children?: ReactNode
}) {
  const t = useTranslations('activity')
  if (text === '') return <span className="text-ink-soft italic">{t('nothing')}</span>
  return (
    <span lang={lang && languageTags[lang]} className={className}>
      {children}
    </span>
  )
}

type DiffParts = { prefix: string; changed: string; suffix: string }

export function diffWords(before: string, after: string): { before: DiffParts; after: DiffParts } {
  const [oldWords, newWords] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)]
  const shorterLength = Math.min(oldWords.length, newWords.length)
  let start = 0
  while (start < shorterLength && oldWords[start] === newWords[start]) start += 1
  let end = 0
  while (end < shorterLength - start && oldWords.at(-1 - end) === newWords.at(-1 - end)) end += 1
  const toParts = (words: string[]): DiffParts => ({
    prefix: `${start > contextWords ? '… ' : ''}${words.slice(Math.max(0, start - contextWords), start).join('')}`,
    changed: words.slice(start, words.length - end).join(''),
    suffix: `${words.slice(words.length - end, words.length - end + contextWords).join('')}${end > contextWords ? ' …' : ''}`,
  })
  return { before: toParts(oldWords), after: toParts(newWords) }
}

function MarkedText({
  parts: { prefix, changed, suffix },
  side,
}: {
  parts: DiffParts
  side: 'before' | 'after'
}) {
  return (
    <>
      {prefix}
      {changed !== '' &&
        (side === 'before' ? (
          <del className="rounded-sm bg-danger-soft text-danger decoration-danger/50">{changed}</del>
        ) : (
          <ins className="rounded-sm bg-good-soft text-good no-underline">{changed}</ins>
        ))}
      {suffix}
    </>
  )
}
