/** Said in the contract, because the sign-in page and `npm start` name them too. */
export { demoAccounts } from '#contract/demo-accounts.ts'
