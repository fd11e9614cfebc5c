'use client'

import { Dialog, type DialogProps } from '@headlessui/react'
import { useEffect, useRef, useState } from 'react'
import { noteOpenModal } from './open-modals'

/** Longer than any closing transition, in ms. */
const goneMs = 600

/**
 * Headless UI's dialog, unmounted shortly after closing: if closed during its opening transition, it sometimes never
 * finishes and the page would stay inert.
 */
export function Modal({ open = true, ...rest }: DialogProps<'div'>) {
  const [life, setLife] = useState(0)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open) wasOpen.current = true
    if (open || !wasOpen.current) return
    const timer = setTimeout(() => {
      wasOpen.current = false
      setLife((lives) => lives + 1)
    }, goneMs)
    return () => clearTimeout(timer)
  }, [open])
  useEffect(() => (open ? noteOpenModal() : undefined), [open])
  return <OneLife key={life} {...rest} open={open} />
}

/**
 * Makes the page behind inert. Headless UI only does so when a mounted dialog opens, so this mounts closed and opens
 * before paint.
 */
function OneLife({ open, ...rest }: DialogProps<'div'>) {
  const [came, setCame] = useState(false)
  return (
    <>
      {!came && <span hidden ref={(marker) => void (marker !== null && setCame(true))} />}
      <Dialog {...rest} open={open && came} />
    </>
  )
}
