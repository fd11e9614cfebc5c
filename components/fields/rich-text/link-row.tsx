import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toLinkUrl } from '@/lib/format/link-url'

export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations('fields.richText')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [isInvalid, setInvalid] = useState(false)
  const isOnLink = editor.isActive('link')
  useEffect(() => input.current?.focus(), [])

  function close() {
    editor.commands.focus()
    onDone()
  }

  function apply() {
    const href = toLinkUrl(url)
    if (href === null) {
      setInvalid(true)
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without a selection, the URL becomes the link's text.
    if (editor.state.selection.empty && !isOnLink)
      chain
        .insertContent({ type: 'text', text: url.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
    onDone()
  }

  return (
    <div className="border-b border-line bg-wash p-2">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {t('linkTo')}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="url"
          value={url}
          placeholder="https://"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setInvalid(false)
            setUrl(target.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.stopPropagation()
              close()
            }
            if (event.key !== 'Enter') return
            // Applies the link without submitting the form.
            event.preventDefault()
            apply()
          }}
          className="entry min-w-40 flex-1"
        />
        <Button size="sm" variant="primary" onClick={apply}>
          {t('setLink')}
        </Button>
        {isOnLink && (
          <Button
            size="sm"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onDone()
            }}
          >
            {t('unlink')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={close}>
          {t('cancelLink')}
        </Button>
      </div>
      {isInvalid && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-danger">
          {t('wrongLink')}
        </p>
      )}
    </div>
  )
}
