import { DialogBackdrop, DialogPanel } from '@headlessui/react'
import type { ReactNode } from 'react'
import { classes } from './classes'
import { Modal } from './modal'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  label: string
  side?: 'left' | 'right'
  /** Pixels; less on small screens, to leave a strip for clicks outside. */
  width?: number
  children: ReactNode
}

export function DrawerWindow({ open, onClose, label, side = 'left', width = 304, children }: DrawerProps) {
  return (
    <Modal open={open} onClose={onClose} aria-label={label} className="relative z-40">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-slow data-closed:opacity-0"
      />
      <DialogPanel
        transition
        style={{ width }}
        className={classes(
          'fixed inset-y-0 flex max-w-[calc(100vw-3.5rem)] flex-col overflow-y-auto bg-surface shadow-dialog transition duration-slow forced-colors:border',
          side === 'left' ? 'left-0 data-closed:-translate-x-full' : 'right-0 data-closed:translate-x-full',
        )}
      >
        {children}
      </DialogPanel>
    </Modal>
  )
}
