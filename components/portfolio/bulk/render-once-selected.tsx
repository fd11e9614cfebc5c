'use client'

import { type ReactNode, useState } from 'react'
import { type Selection, useSelected } from './use-selection'

/**
 * Renders its children once a record has been selected. They stay mounted when the selection is cleared, because
 * they show the result of the last run.
 */
export function RenderOnceSelected<Row extends { id: number }>({
  selection,
  children,
}: {
  selection: Selection<Row>
  children: ReactNode
}) {
  const isSelected = useSelected(selection).size > 0
  const [wasSelected, setWasSelected] = useState(false)
  if (isSelected && !wasSelected) setWasSelected(true)
  return wasSelected && children
}
