/** Accounts of the sample agency: seeded by the API, printed by `npm start` and shown on the sign-in page. Public by design. */
export const demoAccounts = {
  administrator: { name: 'Ana Valadares', email: 'ana@soleira.example', password: 'soleira-demo' },
  user: { name: 'Rui Saraiva', email: 'rui@soleira.example', password: 'soleira-demo' },
} as const
