import {
  ArrowUturnLeftIcon,
  ArrowUturnRightIcon,
  BoldIcon,
  ChatBubbleBottomCenterTextIcon,
  H2Icon,
  H3Icon,
  ItalicIcon,
  LinkIcon,
  ListBulletIcon,
  NumberedListIcon,
} from '@heroicons/react/24/outline'
import { type Editor, useEditorState } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef, useState } from 'react'
import { targetIndexOf } from '@/components/ui/arrow-keys'
import { IconButton } from '@/components/ui/icon-button'

export function Toolbar({
  editor,
  label,
  disabled,
  onLink,
}: {
  editor: Editor
  label: string
  disabled: boolean
  onLink: () => void
}) {
  const t = useTranslations('fields.richText')
  const row = useRef<HTMLDivElement>(null)
  const [tabStop, setTabStop] = useState(0)
  const editorState = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      h2: current.isActive('heading', { level: 2 }),
      h3: current.isActive('heading', { level: 3 }),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      link: current.isActive('link'),
      undo: current.can().undo(),
      redo: current.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools = [
    { name: 'bold', icon: <BoldIcon />, keys: 'Control+B Meta+B', run: () => chain().toggleBold().run() },
    {
      name: 'italic',
      icon: <ItalicIcon />,
      keys: 'Control+I Meta+I',
      run: () => chain().toggleItalic().run(),
    },
    { name: 'h2', icon: <H2Icon />, run: () => chain().toggleHeading({ level: 2 }).run() },
    { name: 'h3', icon: <H3Icon />, run: () => chain().toggleHeading({ level: 3 }).run() },
    { name: 'bullets', icon: <ListBulletIcon />, run: () => chain().toggleBulletList().run() },
    { name: 'numbers', icon: <NumberedListIcon />, run: () => chain().toggleOrderedList().run() },
    { name: 'quote', icon: <ChatBubbleBottomCenterTextIcon />, run: () => chain().toggleBlockquote().run() },
    { name: 'link', icon: <LinkIcon />, keys: 'Control+K Meta+K', run: onLink },
    {
      name: 'undo',
      icon: <ArrowUturnLeftIcon />,
      keys: 'Control+Z Meta+Z',
      isCommand: true,
      run: () => chain().undo().run(),
    },
    { name: 'redo', icon: <ArrowUturnRightIcon />, isCommand: true, run: () => chain().redo().run() },
  ] as const

  function handleKeyDown(event: KeyboardEvent) {
    const targetIndex = targetIndexOf(event.key, tabStop, tools.length)
    if (targetIndex === null) return
    event.preventDefault()
    setTabStop(targetIndex)
    row.current?.querySelectorAll('button')[targetIndex]?.focus()
  }

  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={label}
      onKeyDown={handleKeyDown}
      className="flex flex-wrap gap-0.5 border-b border-line p-1 print:hidden"
    >
      {tools.map((tool, index) => (
        <IconButton
          key={tool.name}
          label={t(tool.name)}
          icon={tool.icon}
          size="sm"
          disabled={disabled}
          aria-disabled={('isCommand' in tool && !editorState[tool.name]) || undefined}
          aria-pressed={'isCommand' in tool ? undefined : editorState[tool.name]}
          aria-keyshortcuts={'keys' in tool ? tool.keys : undefined}
          tabIndex={index === tabStop ? 0 : -1}
          onFocus={() => setTabStop(index)}
          // Preserves the text selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={tool.run}
          className="aria-disabled:opacity-40"
        />
      ))}
    </div>
  )
}
