import type { Server } from 'node:http'

/** Maximum pause between two renders in ms, so that pages keep rendering while a client keeps connecting. */
const maxPauseMs = 250

/**
 * Returns a function that queues `start`. Each turn of the event loop runs at most one queued function, and none if a
 * connection has arrived. Node accepts one connection per turn: if every turn also rendered a page, a client that opens
 * hundreds of connections would delay other clients by seconds.
 */
export function createRenderTurns(server: Server): (start: () => void) => void {
  const waiting: (() => void)[] = []
  let hasAccepted = false
  let lastStart = 0
  server.on('connection', () => (hasAccepted = true))

  function takeTurn() {
    const isIdle = !hasAccepted || performance.now() - lastStart > maxPauseMs
    hasAccepted = false
    const start = isIdle ? waiting.shift() : undefined
    if (waiting.length > 0) setImmediate(takeTurn)
    if (start === undefined) return
    lastStart = performance.now()
    start()
  }

  return (start) => {
    waiting.push(start)
    if (waiting.length === 1) setImmediate(takeTurn)
  }
}
