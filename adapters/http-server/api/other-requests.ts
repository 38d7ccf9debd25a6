import type { FastifyInstance } from 'fastify'
import { plainProblem } from './problem.ts'
import { sendProblem } from './send-problem.ts'

/** Collects the methods of each route that is registered from now on. */
export const methodsByRoute = (api: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> => {
  const routes = new Map<string, Set<string>>()
  api.addHook('onRoute', ({ routePath, method }) => {
    routes.set(routePath, new Set([...(routes.get(routePath) ?? []), ...[method].flat()]))
  })
  return routes
}

/**
 * Answers every other request below the prefix of the API, with a body of any type, so that no page does: 405 with the methods of the
 * address, else 404.
 */
export const otherRequests = (routes: ReadonlyMap<string, ReadonlySet<string>>) => async (api: FastifyInstance): Promise<void> => {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', (_request, body, done) => {
    body.resume()
    done(null)
  })
  for (const [url, methods] of Array.from(routes))
    api.route({
      method: api.supportedMethods.filter((method) => !methods.has(method)), url,
      // An empty parameter is no address.
      handler: ({ params }, reply) => (Object.values(params as object).includes('')
        ? reply.callNotFound()
        : sendProblem(reply.header('allow', [...methods].toSorted().join(', ')), plainProblem(405))),
    })
  for (const url of ['', '/*']) api.all(url, (_request, reply) => { reply.callNotFound() })
}
