import { ComboboxOption } from '@headlessui/react'
import { useId } from 'react'
import type { Choice } from '@/components/resource/search-definition'
import { Chip } from '@/components/ui/chip'
import { classes } from '@/components/ui/classes'
import { splitByMatch } from './match-words'
import type { ChoiceGroup } from './use-choice-groups'

/** Choices by group, as options of a Combobox. */
export function ChoiceGroups({
  groups,
  words,
}: {
  groups: readonly ChoiceGroup[]
  words: readonly string[]
}) {
  const id = useId()
  return groups.map(({ name, heading, choices }) => (
    <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
      <div id={`${id}-${name}`} className="px-2.5 pt-3 pb-1 text-xs font-medium text-ink-faint">
        {heading}
      </div>
      {choices.map((choice) => (
        <ComboboxOption
          key={choice.key}
          value={choice}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded px-2.5 py-1.5 data-focus:bg-wash"
        >
          <ChoiceRow choice={choice} words={words} />
        </ComboboxOption>
      ))}
    </div>
  ))
}

function ChoiceRow({ choice, words }: { choice: Choice; words: readonly string[] }) {
  const { label, lang, overline, detail, icon: Icon, image, isRound = false, chips = [] } = choice
  const frame = classes(
    'shrink-0 bg-wash object-cover',
    isRound ? 'size-9 rounded-full' : 'h-9 w-12 rounded-sm',
  )
  return (
    <>
      {image ? (
        <img src={image} alt="" loading="lazy" className={frame} />
      ) : choice.isRecord ? (
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
              <TextWithMatches text={overline} words={words} />
            </span>
          )}
          <span lang={lang} className="truncate">
            <TextWithMatches text={label} words={words} />
          </span>
        </span>
        {detail && (
          <span className="block truncate text-sm text-ink-soft">
            <TextWithMatches text={detail} words={words} />
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

function TextWithMatches({ text, words }: { text: string; words: readonly string[] }) {
  // Every second piece is a match.
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
