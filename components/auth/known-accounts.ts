import { demoAccounts } from '#contract/demo-accounts.ts'
import type { DemoAccount } from './demo-accounts'

/** Demo accounts of the sample agency; empty outside the demo. */
export function knownAccounts(demo: boolean): readonly DemoAccount[] {
  if (!demo) return []
  return [
    { ...demoAccounts.administrator, role: 'Administrator' },
    { ...demoAccounts.user, role: 'User' },
  ]
}
