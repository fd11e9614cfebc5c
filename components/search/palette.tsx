import { Combobox, ComboboxInput, ComboboxOptions, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { KeyboardShortcut } from '@/components/layout/keyboard-shortcut'
import { notifyError } from '@/components/resource/notifier'
import { storeRecentRecord } from '@/components/resource/recent-records'
import type { Choice } from '@/components/resource/search-definition'
import { confirmLeave } from '@/components/resource/unsaved-work'
import { CloseButton } from '@/components/ui/close-button'
import { Modal } from '@/components/ui/modal'
import { Spinner } from '@/components/ui/spinner'
import { useSession } from '@/lib/agency/use-session'
import { ChoiceGroups } from './choice-groups'
import { useChoiceGroups } from './use-choice-groups'

/** Search field with grouped results. Ctrl/Cmd+Enter or Ctrl/Cmd+click opens a result in a new tab. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const router = useRouter()
  const isNewTab = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const userId = useSession().data?.user.id
  const [query, setQuery] = useState('')
  const { groups, words, isWaiting, error, hasMore } = useChoiceGroups(query)
  const visibleGroups = groups.filter(({ choices }) => choices.length > 0)
  // Retry and links to whole lists aren't results.
  const count = groups
    .filter(({ name }) => name !== 'failed')
    .flatMap(({ choices }) => choices)
    .filter(({ key }) => !key.startsWith('list-')).length
  const text = query.trim()

  // Headless UI focuses the dialog itself if it was opened by touch; this runs afterwards.
  useEffect(() => queueMicrotask(() => input.current?.focus()), [])

  async function choose(choice: Choice) {
    if (choice.key === 'retry') return choice.run?.()
    if (choice.disabled) return void notifyError({ code: 'DEMO', params: {} })
    const { href, label: title, overline = null, image = null } = choice
    // Messages aren't listed among the recent records.
    if (choice.isRecord && href !== undefined && userId !== undefined && !href.startsWith('/inbox'))
      storeRecentRecord(userId, { href, title, overline, picture: image })
    if (isNewTab.current && href !== undefined) return void window.open(href, '_blank', 'noopener')
    onClose()
    if (href === undefined) choice.run?.()
    else if (await confirmLeave()) router.push(href)
  }

  /** Runs before Headless UI, which would select on Tab and use the first Escape to close only its list. */
  function handleKey(event: KeyboardEvent, active: Choice | null) {
    if (event.nativeEvent.isComposing) return
    isNewTab.current = event.ctrlKey || event.metaKey
    if (event.key === 'Tab') event.stopPropagation()
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      if (active !== null && !isNewTab.current) return
      event.preventDefault()
      event.stopPropagation()
      if (active !== null) void choose(active)
    }
  }

  return (
    <Modal open onClose={onClose} aria-label={t('search.title')} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-scrim" onClick={onClose} />
      <div className="pointer-events-none fixed inset-0 sm:p-4 sm:pt-[10vh]">
        <Combobox<Choice | null>
          immediate
          by="key"
          value={null}
          onChange={(choice) => {
            if (choice !== null) void choose(choice)
          }}
        >
          {({ activeOption }) => (
            <DialogPanel
              className="animate-rise pointer-events-auto mx-auto flex h-full w-full max-w-2xl flex-col overflow-hidden bg-raised shadow-dialog forced-colors:border sm:h-auto sm:max-h-[75vh] sm:rounded-xl"
              onKeyDownCapture={(event: KeyboardEvent) => handleKey(event, activeOption)}
            >
              <div className="relative flex shrink-0 items-center gap-1 border-b border-line pr-2 pl-4">
                <MagnifyingGlassIcon aria-hidden className="size-5 shrink-0 text-ink-soft" />
                <ComboboxInput
                  ref={input}
                  aria-label={t('search.title')}
                  placeholder={t('search.placeholder')}
                  autoComplete="off"
                  spellCheck={false}
                  enterKeyHint="go"
                  displayValue={() => query}
                  onChange={(event) => setQuery(event.target.value)}
                  className="h-14 min-w-0 flex-1 bg-transparent px-2 text-lg outline-none placeholder:text-ink-faint"
                />
                <CloseButton label={t('common.close')} size="md" onClick={onClose} />
              </div>
              <div className="min-h-0 flex-1 overflow-y-auto">
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
                <ComboboxOptions
                  static
                  modal={false}
                  aria-label={t('search.results')}
                  // Rendered even when empty: the input references it with aria-controls.
                  className={visibleGroups.length > 0 ? 'p-2 outline-none' : 'hidden'}
                  onMouseDownCapture={(event) => {
                    isNewTab.current = event.ctrlKey || event.metaKey
                  }}
                >
                  <ChoiceGroups groups={visibleGroups} words={words} />
                </ComboboxOptions>
              </div>
              <p
                aria-hidden
                className="hidden shrink-0 items-center gap-x-5 border-t border-line px-4 py-2.5 text-xs text-ink-soft sm:flex"
              >
                <Hint keys="enter" text={t('search.open')} />
                <Hint keys="mod enter" text={t('search.newTab')} />
                <Hint keys="esc" text={t('common.close')} />
              </p>
            </DialogPanel>
          )}
        </Combobox>
      </div>
    </Modal>
  )
}

function Hint({ keys, text }: { keys: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <KeyboardShortcut keys={keys} /> {text}
    </span>
  )
}
