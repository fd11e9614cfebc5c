import type { ServerResponse } from 'node:http'

/** A render ends long before; a client that reads slowly must not hold its slot longer. In ms. */
const longestRenderMs = 10_000

/**
 * Limits the number of pages rendered at once: each costs about half a megabyte of heap, and 1,000 at once crash the
 * process. Returns a function that runs `render` now or in turn, or returns false when too many are waiting.
 */
export function createRenderLimit(maxRunning: number, maxWaiting: number) {
  const waiting: { response: ServerResponse; render: () => void }[] = []
  let running = 0

  function run(response: ServerResponse, render: () => void) {
    running += 1
    let over = false
    const release = () => {
      if (over) return
      over = true
      clearTimeout(timer)
      running -= 1
      next()
    }
    const timer = setTimeout(release, longestRenderMs)
    response.once('finish', release).once('close', release)
    render()
  }

  function next() {
    const first = waiting.shift()
    if (first === undefined) return
    if (first.response.closed) next()
    else run(first.response, first.render)
  }

  return (response: ServerResponse, render: () => void): boolean => {
    if (running < maxRunning) run(response, render)
    else if (waiting.length < maxWaiting) waiting.push({ response, render })
    else return false
    return true
  }
}
