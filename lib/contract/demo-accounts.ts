/** Who works at the sample agency: seeded by the API, named at start and on its sign-in page. Public, as its name says. */
export const demoAccounts = {
  administrator: { name: 'Ana Valadares', email: 'ana@soleira.example', password: 'soleira-demo' },
  user: { name: 'Rui Saraiva', email: 'rui@soleira.example', password: 'soleira-demo' },
} as const
