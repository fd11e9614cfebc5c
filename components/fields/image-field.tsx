import { PhotoIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'
import { type FieldBinding, type FieldProps, useFieldBinding } from './field-binding'
import { FieldMessages, describedBy, RequiredMark } from './field-messages'

const acceptedTypes = ['image/jpeg', 'image/png']

/** A newly selected file, the name or URL of the stored image, or none. */
type ImageValue = File | string | null | undefined

export type ImageFieldProps<V extends FieldValues, T> = FieldBinding<V, T, ImageValue> &
  FieldProps & {
    maxBytes: number
    shape?: 'wide' | 'round'
    urlOf?: (fileName: string) => string
    /** Processes a selected file. Resolves with null if the user cancels; rejects if the file can't be read. */
    prepare?: (file: File) => Promise<File | null>
    /** Reduces a file that is too large. Offered next to the error. */
    shrink?: (file: File) => Promise<File>
  }

/** One JPEG or PNG image. Rejects other types, empty files and files of `maxBytes` or more; keeps the previous image. */
export function ImageField<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  required,
  disabled,
  className,
  maxBytes,
  shape = 'wide',
  urlOf = (fileName) => fileName,
  prepare = async (file) => file,
  shrink,
}: ImageFieldProps<V, T>) {
  const t = useTranslations('fields')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { value, change, error, onBlur, ref, name: fieldName } = useFieldBinding({ control, name })
  const [rejection, setRejection] = useState<{ rule: string; tooLargeFile?: File }>()

  async function handleFileChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // Allows selecting the same file again after it was corrected.
    event.target.value = ''
    if (file === undefined) return
    if (file.size === 0) setRejection({ rule: 'FILE_EMPTY' })
    else if (!acceptedTypes.includes(file.type)) setRejection({ rule: 'FILE_TYPE_NOT_ALLOWED' })
    else if (file.size >= maxBytes) setRejection({ rule: 'file', tooLargeFile: file })
    else await storePrepared(prepare(file))
  }

  async function storePrepared(preparation: Promise<File | null>) {
    setRejection(undefined)
    try {
      const prepared = await preparation
      if (prepared !== null) change(prepared)
    } catch {
      setRejection({ rule: 'FILE_UNREADABLE' })
    }
  }

  const shownError = rejection?.rule ?? error
  const tooLargeFile = rejection?.tooLargeFile
  const hint = help ?? t('imageHint')
  return (
    <div className={classes('min-w-0', className)}>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <span
          className={classes(
            'flex shrink-0 items-center justify-center overflow-hidden border border-line bg-wash text-ink-faint',
            shape === 'round' ? 'size-20 rounded-full' : 'aspect-4/3 w-40 rounded-lg',
          )}
        >
          {!value ? (
            <PhotoIcon aria-hidden className="size-8" />
          ) : (
            <Preview source={typeof value === 'string' ? urlOf(value) : value} alt={label} />
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            name={fieldName}
            accept={acceptedTypes.join(',')}
            aria-label={label}
            tabIndex={-1}
            disabled={disabled}
            onChange={(event) => void handleFileChange(event)}
            className="sr-only"
          />
          <Button
            ref={ref}
            size="sm"
            id={`${id}-choose`}
            aria-labelledby={`${id}-label ${id}-choose`}
            aria-describedby={describedBy(id, shownError, hint)}
            disabled={disabled}
            onBlur={onBlur}
            onClick={() => input.current?.click()}
          >
            {!value ? t('chooseImage') : t('replaceImage')}
          </Button>
          {tooLargeFile !== undefined && shrink !== undefined && (
            <Button
              size="sm"
              disabled={disabled}
              onClick={() => void storePrepared(shrink(tooLargeFile).then(prepare))}
            >
              {t('shrinkImage')}
            </Button>
          )}
          {value && (
            <Button
              size="sm"
              variant="quiet"
              disabled={disabled}
              onClick={() => {
                setRejection(undefined)
                change(null)
              }}
            >
              {t('removeImage')}
            </Button>
          )}
        </div>
      </div>
      <FieldMessages id={id} help={hint} error={shownError} />
    </div>
  )
}

function Preview({ source, alt }: { source: File | string; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = typeof source === 'string' ? source : URL.createObjectURL(source)
    if (image.current !== null) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [source])
  return <img ref={image} alt={alt} className="size-full object-cover" />
}
