const element = ':matches(JSXElement, JSXFragment)'
const attribute =
  'JSXAttribute[name.name=/^(alt|title|label|placeholder|help|description|text|closeLabel|removeLabel|aria-(label|description|roledescription|valuetext))$/]'
const words = String.raw`[value=/\p{L}{2}/u]:not([value=/^\W*(Soleira|https:|www\.|\/)/])`
const expression = `:matches(Literal${words}, TemplateLiteral:has(> TemplateElement[value.raw=/^(?!Soleira).*\\p{L}{2}/u]))`
const displayedValue = `:matches(${attribute}, ${element}) > JSXExpressionContainer`
/**
 * Selectors for words in JSX that don't come from messages or data. The product's name and examples of addresses may
 * stay.
 */
export const hardCodedText = [
  `JSXText${words}`,
  `${attribute} > Literal${words}`,
  `${displayedValue} > ${expression}`,
  `${displayedValue} > ConditionalExpression > ${expression}`,
  `${displayedValue} > LogicalExpression > ${expression}`,
].map((selector) => ({ selector, message: 'Move this text to messages/*.json.' }))
