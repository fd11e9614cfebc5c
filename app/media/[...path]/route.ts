import { serveMedia } from '../../api/_bff/media'
import { allMethods } from '../../api/_bff/responses'

type Context = { params: Promise<{ path: string[] }> }

async function handle(request: Request, { params }: Context): Promise<Response> {
  return serveMedia(request, (await params).path)
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = allMethods(handle)
