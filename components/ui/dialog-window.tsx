import { Description, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
import type { LanguageTag } from '#contract/language-tags.ts'
import { classes } from './classes'
import { CloseButton } from './close-button'
import { Modal } from './modal'

export type DialogProps = {
  open?: boolean
  /** Called on Escape, a click outside and the close button. Omit it while the dialog must not be closed. */
  onClose?: () => void
  title: string
  /** Set if the title isn't in the interface's language. */
  titleLang?: LanguageTag
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the primary one last; mark the initially focused one with `data-autofocus`. */
  actions?: ReactNode
  /** Maximum width in pixels. */
  width?: number
  closeLabel?: string
  role?: 'dialog' | 'alertdialog'
}

export function DialogWindow({
  open,
  onClose,
  title,
  titleLang,
  description,
  children,
  actions,
  width = 480,
  closeLabel,
  role = 'dialog',
}: DialogProps & { open: boolean }) {
  return (
    <Modal open={open} onClose={() => onClose?.()} role={role} className="relative z-40">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-slow data-closed:opacity-0"
      />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-end justify-center p-4 sm:items-center">
          <DialogPanel
            transition
            style={{ maxWidth: width }}
            className="w-full rounded-xl bg-raised shadow-dialog transition forced-colors:border duration-slow data-closed:translate-y-2 data-closed:opacity-0"
          >
            <div className="flex items-start gap-4 px-6 pt-5">
              <div className="min-w-0 flex-1 pb-1">
                <DialogTitle lang={titleLang} className="text-lg wrap-anywhere">
                  {title}
                </DialogTitle>
                {description !== undefined && (
                  <Description as="div" className="mt-1.5 text-ink-soft">
                    {description}
                  </Description>
                )}
              </div>
              {closeLabel !== undefined && (
                <CloseButton label={closeLabel} onClick={onClose} className="-my-1 pointer-coarse:-my-2" />
              )}
            </div>
            {children !== undefined && <div className="px-6 pt-3">{children}</div>}
            <div
              className={classes(
                'flex flex-wrap justify-end gap-2 px-6 pt-5 pb-5',
                actions === undefined && 'pt-0',
              )}
            >
              {actions}
            </div>
          </DialogPanel>
        </div>
      </div>
    </Modal>
  )
}
