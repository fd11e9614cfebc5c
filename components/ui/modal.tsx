import { Dialog, type DialogProps } from '@headlessui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FocusReturn } from './focus-return'
import { registerOpenModal } from './open-modals'

/** Longer than any closing transition. */
const remountDelayMs = 600

/**
 * Headless UI's dialog, remounted shortly after closing: a dialog closed during its opening transition sometimes never
 * finishes closing and leaves the page inert.
 */
export function Modal({
  open = true,
  children,
  ...rest
}: Omit<DialogProps<'div'>, 'children'> & { children: ReactNode }) {
  const [closeCount, setCloseCount] = useState(0)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open) wasOpen.current = true
    if (open || !wasOpen.current) return
    const timer = setTimeout(() => {
      wasOpen.current = false
      setCloseCount((count) => count + 1)
    }, remountDelayMs)
    return () => clearTimeout(timer)
  }, [open])
  useEffect(() => (open ? registerOpenModal() : undefined), [open])
  // Callers often clear the data of the children to close the dialog; the closing transition still shows the data.
  const [openChildren, setOpenChildren] = useState(children)
  if (open && openChildren !== children) setOpenChildren(children)
  return (
    <DialogOpenedAfterMount key={closeCount} {...rest} open={open}>
      <FocusReturn />
      {open ? children : openChildren}
    </DialogOpenedAfterMount>
  )
}

/**
 * Makes the page behind inert. Headless UI only does so when a mounted dialog opens, so the dialog mounts closed and
 * opens before paint.
 */
function DialogOpenedAfterMount({ open, ...rest }: DialogProps<'div'>) {
  const [isMounted, setMounted] = useState(false)
  return (
    <>
      {!isMounted && <span hidden ref={(marker) => void (marker !== null && setMounted(true))} />}
      <Dialog {...rest} open={open && isMounted} />
    </>
  )
}
