import { classes } from '@/components/ui/classes'

export function Photo({
  src,
  srcSet,
  sizes,
  blur,
  alt,
  isPlan = false,
}: {
  src: string
  srcSet?: string
  sizes?: string
  blur: string | null
  alt: string
  isPlan?: boolean
}) {
  return (
    <span className="relative block size-full overflow-hidden">
      {blur !== null && !isPlan && (
        <img src={blur} alt="" className="absolute inset-0 size-full scale-110 object-cover blur-md" />
      )}
      <img
        {...{ src, srcSet, sizes }}
        alt={alt}
        loading="lazy"
        draggable={false}
        className={classes('relative size-full', isPlan ? 'object-contain' : 'object-cover')}
      />
    </span>
  )
}
