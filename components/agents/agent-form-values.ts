import type { Agent } from '#contract/agents.ts'
import type { ValuesOf } from '@/components/resource/use-call-form'

export type AgentFormValues = ValuesOf<'agents.add'>

export function emptyAgent(): AgentFormValues {
  return {
    first_name: '',
    last_name: '',
    role: { en: '', pt: '' },
    email: null,
    phone: null,
    description: { en: '', pt: '' },
    avatar: null,
  }
}

export function valuesOf(agent: Agent): AgentFormValues {
  const { first_name, last_name, role, email, phone, description, avatar } = agent
  const empty = emptyAgent()
  return {
    first_name,
    last_name,
    email,
    phone,
    avatar,
    role: role ?? empty.role,
    description: description ?? empty.description,
  }
}
