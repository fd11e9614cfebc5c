'use client'

import { useRef } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import { PriceEditor } from './price-editor'
import type { Change } from '../quick-change'

/** The price of a row: Enter and Tab save and edit the next row's price, with Shift the previous one's. */
export function PriceCell({
  property,
  onChange,
}: {
  property: Property
  onChange: (property: Property, change: Change) => void
}) {
  const cell = useRef<HTMLDivElement>(null)

  function editNext(step: 1 | -1): boolean {
    const cells = [...(cell.current?.closest('table')?.querySelectorAll('[data-price]') ?? [])]
    const next = cells[cells.findIndex((each) => each === cell.current) + step]
    const button = next?.querySelector('button')
    button?.click()
    return button !== null && button !== undefined
  }

  return (
    <div ref={cell} data-price className="flex justify-end">
      <PriceEditor property={property} onChange={onChange} size="text-sm" onMove={editNext} />
    </div>
  )
}
