import { demoAccounts } from '#contract/demo-accounts.ts'
import type { DemoAccount } from './demo-accounts'

/** Who works at the sample agency. Nobody at all outside the demo. */
export function knownAccounts(demo: boolean): readonly DemoAccount[] {
  if (!demo) return []
  return [
    { ...demoAccounts.administrator, role: 'Administrator' },
    { ...demoAccounts.user, role: 'User' },
  ]
}
