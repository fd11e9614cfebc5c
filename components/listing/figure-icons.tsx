import type { ReactNode, SVGProps } from 'react'

/** Figures of a home, drawn on a 24 grid with a 1.5 line like the rest of the icons; the icon set has none of these. */
function Figure({ children, ...rest }: SVGProps<SVGSVGElement> & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      {children}
    </svg>
  )
}

export function BedIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Figure {...props}>
      <path d="M3 18.5V6M3 15.5h18M21 18.5v-5a3 3 0 0 0-3-3h-7.5v5M6.75 12.25a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z" />
    </Figure>
  )
}

export function BathIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Figure {...props}>
      <path d="M3 12.5h18v1.75a4.75 4.75 0 0 1-4.75 4.75h-8.5A4.75 4.75 0 0 1 3 14.25V12.5ZM6 12.5V6.25A2.25 2.25 0 0 1 8.25 4c1 0 1.75.6 2.05 1.5M8.5 6.75 11.75 5M7.5 19v1.5M16.5 19v1.5" />
    </Figure>
  )
}

export function ParkingIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Figure {...props}>
      <path d="M4 17v-3.6c0-.9.6-1.6 1.4-1.8l.6-.1 1.5-4A2.25 2.25 0 0 1 9.6 6h4.8a2.25 2.25 0 0 1 2.1 1.5l1.5 4 .6.1c.8.2 1.4.9 1.4 1.8V17M4 17h16M4 17v2M20 17v2M6.5 11.5h11M7.5 14.25h.01M16.5 14.25h.01" />
    </Figure>
  )
}

export function GrossAreaIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Figure {...props}>
      <path d="M4 9V4h5M20 15v5h-5M4 4l6 6M20 20l-6-6M15 4h5v5M9 20H4v-5" />
    </Figure>
  )
}

export function ExteriorAreaIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Figure {...props}>
      <path d="M12 20v-7M12 13c-3.5 0-5.5-2-5.5-4.75C6.5 5.5 9 3.5 12 3.5s5.5 2 5.5 4.75C17.5 11 15.5 13 12 13ZM12 15.5l2.5-1.75M5 20.5h14" />
    </Figure>
  )
}

export function LivingAreaIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Figure {...props}>
      <path d="M5 11V8.5A2.5 2.5 0 0 1 7.5 6h9A2.5 2.5 0 0 1 19 8.5V11M3 13a2 2 0 0 1 4 0v1.5h10V13a2 2 0 0 1 4 0v4H3v-4ZM5.5 17v1.5M18.5 17v1.5" />
    </Figure>
  )
}
