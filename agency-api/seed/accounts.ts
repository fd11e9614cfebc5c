/** Defined in the contract, because the sign-in page and `npm start` use them too. */
export { demoAccounts } from '#contract/demo-accounts.ts'
