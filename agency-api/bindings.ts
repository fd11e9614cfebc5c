import type { HttpBindings } from '@hono/node-server'

export type Bindings = { Bindings: HttpBindings; Variables: { requestId: string; endpointPath?: string } }
