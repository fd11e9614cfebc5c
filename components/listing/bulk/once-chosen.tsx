'use client'

import { type ReactNode, useState } from 'react'
import { type Selection, useChosen } from './use-selection'

/** From the first choice on: the bar stays, because it tells what came of the last run after the selection is gone. */
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
