/** Which topic of the guide is about the page at an address; the first that fits. */
const topics: readonly [RegExp, string][] = [
  [/^\/(properties|condominiums)\/edit\/[^/]+\/media/, 'photographs'],
  [/^\/(properties|condominiums)\/edit\/[^/]+\/location/, 'location'],
  [/^\/((properties|condominiums)\/edit\/[^/]+\/history|activity)/, 'history'],
  [/^\/properties\/print/, 'print'],
  [/^\/properties\/(new|edit)/, 'insert-property'],
  [/^\/properties/, 'lists'],
  [/^\/condominiums/, 'developments'],
  [/^\/(frontpage|frontend)/, 'front-page'],
  [/^\/inbox/, 'inbox'],
  [/^\/(download|administration)/, 'contacts'],
  [/^\/(users\/myprofile|profile)/, 'account'],
  [/^\/users/, 'users'],
]

/** Where help for a page is: its topic of the guide, else the guide's beginning. */
export function helpAddress(pathname: string): string {
  const topic = topics.find(([pages]) => pages.test(pathname))?.[1]
  return topic === undefined ? '/instructionGuide' : `/instructionGuide/${topic}`
}
