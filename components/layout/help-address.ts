/** Guide topics by path; the first match applies. */
const topics: readonly [RegExp, string][] = [
  [/^\/(properties|condominiums)\/edit\/[^/]+\/media/, 'photographs'],
  [/^\/(properties|condominiums)\/edit\/[^/]+\/location/, 'location'],
  [/^\/(properties|condominiums)\/edit\/[^/]+\/(seo|attachments)/, 'seo-attachments'],
  [/^\/properties\/edit\/[^/]+\/collection/, 'collection'],
  [/^\/((properties|condominiums)\/edit\/[^/]+\/history|activity)/, 'history'],
  [/^\/properties\/print/, 'print'],
  [/^\/properties\/(new|edit)/, 'insert-property'],
  [/^\/properties\/(sold|archived)/, 'life-cycle'],
  [/^\/properties\/low_cost/, 'collection'],
  [/^\/properties/, 'lists'],
  [/^\/condominiums/, 'developments'],
  [/^\/(frontpage|frontend)/, 'front-page'],
  [/^\/(agents|key-items\/[^/]+)\/import/, 'csv-import'],
  [/^\/agents/, 'agents'],
  [/^\/(districts|services|whoweare)/, 'website-texts'],
  [/^\/key-items/, 'key-items'],
  [/^\/portals/, 'portals'],
  [/^\/inbox/, 'inbox'],
  [/^\/(download|administration)/, 'contacts'],
  [/^\/(users\/myprofile|profile)/, 'account'],
  [/^\/users/, 'users'],
]

/** URL of the guide topic for a page, or the guide's first page. */
export function helpAddress(pathname: string): string {
  const topic = topics.find(([pages]) => pages.test(pathname))?.[1]
  return topic === undefined ? '/instructionGuide' : `/instructionGuide/${topic}`
}
