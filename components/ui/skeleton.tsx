import { classes } from './classes'

/** Placeholder with the size of the content that is loading. Appears after 150 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classes('animate-skeleton rounded bg-wash', className)} />
}

export function SkeletonText({ lines }: { lines: number }) {
  return (
    <div aria-hidden className="space-y-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={classes('animate-skeleton h-3.5 rounded-sm bg-wash', line === lines - 1 && 'w-3/5')}
        />
      ))}
    </div>
  )
}
