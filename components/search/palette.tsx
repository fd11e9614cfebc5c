import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { KeyboardShortcut } from '@/components/layout/keyboard-shortcut'
import { notifyError } from '@/components/resource/notifier'
import { storeRecentRecord } from '@/components/resource/recent-records'
import type { Choice } from '@/components/resource/search-definition'
import { confirmLeave } from '@/components/resource/unsaved-work'
import { Chip } from '@/components/ui/chip'
import { classes } from '@/components/ui/classes'
import { CommandDialog } from '@/components/ui/command-dialog'
import { Spinner } from '@/components/ui/spinner'
import { useSession } from '@/lib/agency/use-session'
import { splitByMatch } from './match-words'
import { useCommandGroups } from './use-command-groups'

export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const router = useRouter()
  const userId = useSession().data?.user.id
  const [query, setQuery] = useState('')
  const { groups, words, isWaiting, error, hasMore } = useCommandGroups(query)
  // Retry and links to whole lists aren't results.
  const count = groups
    .filter(({ name }) => name !== 'failed')
    .flatMap(({ commands }) => commands)
    .filter(({ key }) => !key.startsWith('list-')).length
  const text = query.trim()

  async function choose(choice: Choice, isNewTab: boolean) {
    if (choice.key === 'retry') return choice.run?.()
    if (choice.disabled) return void notifyError({ code: 'DEMO', params: {} })
    const { href, label: title, overline = null, image = null } = choice
    // Messages aren't listed among the recent records.
    if (choice.isRecord && href !== undefined && userId !== undefined && !href.startsWith('/inbox'))
      storeRecentRecord(userId, { href, title, overline, picture: image })
    if (isNewTab && href !== undefined) return void window.open(href, '_blank', 'noopener')
    onClose()
    if (href === undefined) choice.run?.()
    else if (await confirmLeave()) router.push(href)
  }

  return (
    <CommandDialog
      label={t('search.title')}
      placeholder={t('search.placeholder')}
      listLabel={t('search.results')}
      closeLabel={t('common.close')}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      renderRow={(choice) => <ChoiceRow choice={choice} words={words} />}
      onChoose={(choice, isNewTab) => void choose(choice, isNewTab)}
      onClose={onClose}
      footer={
        <p
          aria-hidden
          className="hidden shrink-0 items-center gap-x-5 border-t border-line px-4 py-2.5 text-xs text-ink-soft sm:flex"
        >
          <Hint keys="enter" text={t('search.open')} />
          <Hint keys="mod enter" text={t('search.newTab')} />
          <Hint keys="esc" text={t('common.close')} />
        </p>
      }
    >
      <div role="status" className={text === '' ? 'sr-only' : 'px-4 pt-3 text-sm text-ink-soft'}>
        {text !== '' &&
          (error !== null ? (
            <span className="text-danger">{t('search.failed')}</span>
          ) : isWaiting ? (
            <span className="flex items-center gap-2">
              <Spinner className="size-4" /> {t('search.searching')}
            </span>
          ) : count === 0 ? (
            <span className="block pb-4">{t('search.nothing', { text })}</span>
          ) : (
            t(hasMore ? 'search.foundMore' : 'search.found', { count })
          ))}
      </div>
    </CommandDialog>
  )
}

function Hint({ keys, text }: { keys: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <KeyboardShortcut keys={keys} /> {text}
    </span>
  )
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
