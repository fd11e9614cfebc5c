import { handleCall } from '../../_bff/proxy'
import { allMethods } from '../../_bff/responses'

type Context = { params: Promise<{ path: string[] }> }

async function handle(request: Request, { params }: Context): Promise<Response> {
  return handleCall(request, (await params).path)
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = allMethods(handle)
