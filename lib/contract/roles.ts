export const roles = ['Administrator', 'User'] as const
export type Role = (typeof roles)[number]
