import { handleCall } from '../../_bff/proxy'

type Context = { params: Promise<{ path: string[] }> }

async function handle(request: Request, { params }: Context): Promise<Response> {
  return handleCall(request, (await params).path)
}

// Exports every method so that Next doesn't handle any itself.
export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}
