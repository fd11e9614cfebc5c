'use client'

import { type ReactNode, useState } from 'react'
import { type Selection, useChosen } from './use-selection'

/** Renders from the first selection on. Stays mounted afterwards, because it shows the result of the last run. */
export function OnceChosen<Row extends { id: number }>({
  selection,
  children,
}: {
  selection: Selection<Row>
  children: ReactNode
}) {
  const chosen = useChosen(selection).size > 0
  const [came, setCame] = useState(false)
  if (chosen && !came) setCame(true)
  return came && children
}
