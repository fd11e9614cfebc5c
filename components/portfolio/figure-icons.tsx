import type { ReactNode, SVGProps } from 'react'

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
