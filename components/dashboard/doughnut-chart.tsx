import { ArcElement, Chart, type ChartOptions, Tooltip } from 'chart.js'
import { Doughnut } from 'react-chartjs-2'
import { chartAnimation, segmentColours, tooltipStyle, useChartColours } from './chart-colours'

Chart.register(ArcElement, Tooltip)

export default function DoughnutChart({
  segments,
}: {
  segments: readonly { name: string; count: number }[]
}) {
  const colours = useChartColours()
  const options: ChartOptions<'doughnut'> = {
    maintainAspectRatio: false,
    animation: chartAnimation(),
    cutout: '68%',
    plugins: {
      tooltip: {
        ...tooltipStyle(colours),
        callbacks: { label: ({ label, parsed }) => ` ${label} · ${parsed}` },
      },
    },
  }
  return (
    <Doughnut
      aria-hidden
      options={options}
      data={{
        labels: segments.map(({ name }) => name),
        datasets: [
          {
            data: segments.map(({ count }) => count),
            backgroundColor: segmentColours.map((name) => colours[name]),
            borderColor: colours.surface,
            borderWidth: 2,
          },
        ],
      }}
    />
  )
}
