// Scripts that run in the page that is measured: as text, because the browser's observers know more than Node's do.

export type Visit = { paint: number; shift: number }

/** Answers a Visit: when the largest part of the page was painted, in milliseconds, and how much moved unasked. */
export const paintOf = `new Promise((resolve) => {
  const found = { paint: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) found.paint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) found.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve(found), 300)
})`

/** Keeps how long each key, click or press takes until the frame that shows its outcome. */
export const watchEvents = `globalThis.soleiraDurations = []
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) soleiraDurations.push(duration)
}).observe({ type: 'event', durationThreshold: 16 })`

/** The longest since it was last asked; of less than a frame the browser does not tell. */
export const longestEvent = 'Math.max(0, ...soleiraDurations.splice(0))'
