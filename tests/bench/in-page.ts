// Scripts for the measured page, as text because Node.js has no types for the browser's observers.

export type Visit = { paint: number; shift: number; blocking: number }

/**
 * Returns a Visit: milliseconds until the largest contentful paint, the cumulative layout shift, and the total blocking
 * time: the milliseconds by which tasks after the first contentful paint exceeded 50 ms.
 */
export const visitScript = `new Promise((resolve) => {
  const found = { paint: 0, shift: 0, blocking: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) found.paint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) found.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    for (const { startTime, duration } of list.getEntries())
      found.blocking += Math.max(0, startTime + duration - Math.max(startTime, firstPaint) - 50)
  }).observe({ type: 'longtask', buffered: true })
  setTimeout(() => resolve(found), 300)
})`

/** Records the time from each keyboard or pointer event to the next frame. */
export const recordEventsScript = `globalThis.soleiraDurations = []
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) soleiraDurations.push(duration)
}).observe({ type: 'event', durationThreshold: 16 })`

/** Returns the longest duration since the last call. Browsers report no event shorter than a frame. */
export const longestEventScript = 'Math.max(0, ...soleiraDurations.splice(0))'
