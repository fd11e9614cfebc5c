'use client'

import { Dialog, type DialogProps } from '@headlessui/react'
import { useState } from 'react'

/**
 * Headless UI's dialog, with the page behind it inert. Headless UI looks for that page as the dialog comes and hides it as
 * it opens; one that comes open would hide nothing. So it comes closed, and opens before the browser paints.
 */
export function Modal({ open = true, ...rest }: DialogProps<'div'>) {
  const [came, setCame] = useState(false)
  return (
    <>
      {!came && <span hidden ref={(marker) => void (marker !== null && setCame(true))} />}
      <Dialog {...rest} open={open && came} />
    </>
  )
}
