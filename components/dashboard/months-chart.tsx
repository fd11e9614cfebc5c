import {
  CategoryScale,
  Chart,
  type ChartOptions,
  Filler,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { Line } from 'react-chartjs-2'
import { chartAnimation, tooltipStyle, useChartColours } from './chart-colours'

Chart.register(CategoryScale, LinearScale, PointElement, LineElement, Filler, Tooltip)

export default function MonthsChart({
  labels,
  counts,
  name,
}: {
  labels: string[]
  counts: number[]
  name: string
}) {
  const colours = useChartColours()
  const ticks = { color: colours['ink-soft'], font: { family: colours.font, size: 12 } }
  const options: ChartOptions<'line'> = {
    maintainAspectRatio: false,
    animation: chartAnimation(),
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: { grid: { display: false }, border: { color: colours.line }, ticks: { ...ticks, maxRotation: 0 } },
      y: {
        beginAtZero: true,
        grid: { color: colours.line },
        border: { display: false },
        ticks: { ...ticks, precision: 0, maxTicksLimit: 6 },
      },
    },
    plugins: {
      tooltip: {
        displayColors: false,
        ...tooltipStyle(colours),
        callbacks: { label: ({ parsed }) => `${name} · ${parsed.y}` },
      },
    },
  }
  const line = colours['chart-1']
  return (
    <Line
      aria-hidden
      options={options}
      data={{
        labels,
        datasets: [
          {
            data: counts,
            fill: true,
            tension: 0.35,
            cubicInterpolationMode: 'monotone',
            borderColor: line,
            backgroundColor: `${line}2b`,
            borderWidth: 2,
            pointRadius: 3,
            pointHoverRadius: 5,
            pointBackgroundColor: line,
            pointBorderColor: colours.surface,
          },
        ],
      }}
    />
  )
}
