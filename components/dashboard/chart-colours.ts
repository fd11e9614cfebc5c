import { useMemo, useSyncExternalStore } from 'react'

/** Colours of a chart's segments. If there are more rows than colours, the last colour is for the rest combined. */
export const segmentColours = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const

/** Tokens of app/globals.css; a canvas can't read CSS variables. */
const tokens = ['ink-soft', 'line', 'surface', 'ink', ...segmentColours] as const
type ChartColours = Record<(typeof tokens)[number], string> & { font: string }

export function useChartColours(): ChartColours {
  const snapshot = useSyncExternalStore(subscribe, readValues, () => '')
  return useMemo(() => {
    const [font = 'sans-serif', ...colours] = snapshot.split('|')
    const entries = tokens.map((token, index) => [token, colours[index] ?? ''] as const)
    return { ...(Object.fromEntries(entries) as Record<(typeof tokens)[number], string>), font }
  }, [snapshot])
}

function readValues(): string {
  const style = getComputedStyle(document.documentElement)
  const font = getComputedStyle(document.body).fontFamily
  return [font, ...tokens.map((token) => style.getPropertyValue(`--${token}`).trim())].join('|')
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

export const tooltipStyle = ({ ink, surface, font }: ChartColours) => ({
  backgroundColor: ink,
  titleColor: surface,
  bodyColor: surface,
  titleFont: { family: font },
  bodyFont: { family: font },
  padding: 10,
})

/** Returns the `animation` option of Chart.js: 200 ms, or none with reduced motion. */
export const chartAnimation = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? (false as const) : { duration: 200 }
