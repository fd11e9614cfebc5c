import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  DialogBackdrop,
  DialogPanel,
} from '@headlessui/react'
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseButton } from './close-button'
import { Modal } from './modal'

export type CommandGroup<Command> = { name: string; heading: string; commands: readonly Command[] }

/** Command palette: a search field with grouped results. Ctrl/Cmd+Enter or Ctrl/Cmd+click opens a result in a new tab. */
export function CommandDialog<Command extends { key: string }>({
  label,
  placeholder,
  listLabel,
  closeLabel,
  query,
  onQueryChange,
  groups,
  renderRow,
  onChoose,
  onClose,
  children,
  footer,
}: {
  label: string
  placeholder: string
  listLabel: string
  closeLabel: string
  query: string
  onQueryChange: (text: string) => void
  groups: readonly CommandGroup<Command>[]
  renderRow: (command: Command) => ReactNode
  onChoose: (command: Command, isNewTab: boolean) => void
  onClose: () => void
  children?: ReactNode
  footer?: ReactNode
}) {
  const id = useId()
  const isNewTab = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const visibleGroups = groups.filter(({ commands }) => commands.length > 0)

  // Headless UI focuses the dialog itself if it was opened by touch; this runs afterwards.
  useEffect(() => queueMicrotask(() => input.current?.focus()), [])

  /** Runs before Headless UI, which would select on Tab and use the first Escape to close only its list. */
  function handleKey(event: KeyboardEvent, active: Command | null) {
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
      if (active !== null) onChoose(active, true)
    }
  }

  return (
    <Modal open onClose={onClose} aria-label={label} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-scrim" onClick={onClose} />
      <div className="pointer-events-none fixed inset-0 sm:p-4 sm:pt-[10vh]">
        <Combobox<Command | null>
          immediate
          by="key"
          value={null}
          onChange={(command) => {
            if (command !== null) onChoose(command, isNewTab.current)
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
                  aria-label={label}
                  placeholder={placeholder}
                  autoComplete="off"
                  spellCheck={false}
                  enterKeyHint="go"
                  displayValue={() => query}
                  onChange={(event) => onQueryChange(event.target.value)}
                  className="h-14 min-w-0 flex-1 bg-transparent px-2 text-lg outline-none placeholder:text-ink-faint"
                />
                <CloseButton label={closeLabel} size="md" onClick={onClose} />
              </div>
              <div className="min-h-0 flex-1 overflow-y-auto">
                {children}
                <ComboboxOptions
                  static
                  modal={false}
                  aria-label={listLabel}
                  // Rendered even when empty: the input references it with aria-controls.
                  className={visibleGroups.length > 0 ? 'p-2 outline-none' : 'hidden'}
                  onMouseDownCapture={(event) => {
                    isNewTab.current = event.ctrlKey || event.metaKey
                  }}
                >
                  {visibleGroups.map(({ name, heading, commands }) => (
                    <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
                      <div
                        id={`${id}-${name}`}
                        className="px-2.5 pt-3 pb-1 text-xs font-medium text-ink-faint"
                      >
                        {heading}
                      </div>
                      {commands.map((command) => (
                        <ComboboxOption
                          key={command.key}
                          value={command}
                          className="flex min-h-11 cursor-pointer items-center gap-3 rounded px-2.5 py-1.5 data-focus:bg-wash"
                        >
                          {renderRow(command)}
                        </ComboboxOption>
                      ))}
                    </div>
                  ))}
                </ComboboxOptions>
              </div>
              {footer}
            </DialogPanel>
          )}
        </Combobox>
      </div>
    </Modal>
  )
}
