import { Chip } from '@/components/ui/chip'
import { classes } from '@/components/ui/classes'
import type { Choice } from '@/components/resource/search-definition'
import { splitByMatch } from './match-words'

export function ChoiceRow({ choice, words }: { choice: Choice; words: readonly string[] }) {
  const { label, lang, overline, detail, icon: Icon, image, round, chips = [] } = choice
  const frame = classes(
    'shrink-0 bg-wash object-cover',
    round ? 'size-9 rounded-full' : 'h-9 w-12 rounded-sm',
  )
  return (
    <>
      {image ? (
        <img src={image} alt="" loading="lazy" className={frame} />
      ) : choice.record ? (
        <span className={classes(frame, 'inline-flex items-center justify-center text-ink-soft')}>
          <Icon aria-hidden className="size-5" />
        </span>
      ) : (
        <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-baseline gap-2">
          {overline && (
            <span className="figures shrink-0 text-sm text-ink-soft">
              <Marked text={overline} words={words} />
            </span>
          )}
          <span lang={lang} className="truncate">
            <Marked text={label} words={words} />
          </span>
        </span>
        {detail && (
          <span className="block truncate text-sm text-ink-soft">
            <Marked text={detail} words={words} />
          </span>
        )}
      </span>
      {chips.map((chip) => (
        <Chip key={chip.label} tone={chip.tone} className="shrink-0">
          {chip.label}
        </Chip>
      ))}
    </>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return splitByMatch(text, words).map((piece, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="rounded-[2px] bg-brand-soft text-brand-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
