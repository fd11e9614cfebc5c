import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Lists every element of a message, including those inside tags, plurals and selects. */
export const elementsOf = (text: string) => withNested(parse(text))

const withNested = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...withNested(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element]
    return [element, ...Object.values(element.options).flatMap(({ value }) => withNested(value))]
  })
