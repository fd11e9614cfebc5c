'use client'

import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  InformationCircleIcon,
} from '@heroicons/react/20/solid'
import type { ReactNode, Ref } from 'react'
import { classes } from './classes'
import { CloseButton } from './close-button'

const toneStyles = {
  info: { frame: 'border-line bg-wash', icon: <InformationCircleIcon className="text-ink-soft" /> },
  good: { frame: 'border-good/30 bg-good-soft', icon: <CheckCircleIcon className="text-good" /> },
  warn: { frame: 'border-warn/30 bg-warn-soft', icon: <ExclamationTriangleIcon className="text-warn" /> },
  danger: {
    frame: 'border-danger/30 bg-danger-soft',
    icon: <ExclamationCircleIcon className="text-danger" />,
  },
}

/** An inline message about the page or record. `role="alert"` announces it when it appears. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onClose,
  closeLabel,
  role,
  ref,
  className,
}: {
  tone?: keyof typeof toneStyles
  title?: string
  children?: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
  /** With a ref, the banner can be focused. */
  ref?: Ref<HTMLDivElement>
  className?: string
} & ({ onClose?: undefined; closeLabel?: undefined } | { onClose: () => void; closeLabel: string })) {
  const { frame, icon } = toneStyles[tone]
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={ref === undefined ? undefined : -1}
      className={classes('flex items-start gap-3 rounded-lg border px-4 py-3', frame, className)}
    >
      <span aria-hidden className="mt-0.5 shrink-0 [&_svg]:size-5">
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1 text-sm">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action}
      </div>
      {onClose !== undefined && <CloseButton label={closeLabel} onClick={onClose} className="-my-1.5" />}
    </div>
  )
}
