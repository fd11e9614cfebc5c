'use client'

import { Dialog, type DialogProps } from '@headlessui/react'
import { useEffect, useRef, useState } from 'react'
import { noteOpenModal } from './open-modals'

/** Longer than any of them takes to go, in milliseconds. */
const goneMs = 600

/**
 * Headless UI's dialog, gone for certain a moment after it was closed: closed while it is still coming, it sometimes never
 * learns that it has gone, and the page behind it would stay inert.
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
 * With the page behind it inert. Headless UI looks for that page as the dialog comes and hides it as it opens; one that
 * comes open would hide nothing. So it comes closed, and opens before the browser paints.
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
