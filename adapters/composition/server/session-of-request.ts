import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionKeeper } from '../../../application/commerce/shop/session-keeper.port.ts'
import type { Site } from '../../cookies/cookie-text.ts'
import { LEFT } from '../../http-server/api/cleared-by-leaving.ts'
import { requestCookies } from '../../cookies/request-cookies.ts'
import { makeSessionKeeper, type KeeperDeps } from '../../cookies/session-keeper.ts'

/** The session of a request to the API; what becomes of it is written into the answer at once. */
export const sessionOfRequest =
  (siteOf: (request: FastifyRequest) => Site, deps: KeeperDeps) =>
  (request: FastifyRequest, reply: FastifyReply): SessionKeeper => {
    const jar = requestCookies(request.headers.cookie, siteOf(request))
    const keeper = makeSessionKeeper(jar, siteOf(request), deps)
    // What is said once more takes the place of what was said before.
    const told = (): void => { void reply.removeHeader('set-cookie').header('set-cookie', [...jar.changes()]) }
    return {
      read: keeper.read,
      candidates: keeper.candidates,
      choose: keeper.choose,
      store: (session, endsAt, whose) => {
        keeper.store(session, endsAt, whose)
        told()
      },
      know: (whose) => {
        keeper.know(whose)
        told()
      },
      clear: () => {
        keeper.clear()
        void reply.header('clear-site-data', LEFT)
        told()
      },
      ordered: keeper.ordered,
      setOrdered: (cart) => {
        keeper.setOrdered(cart)
        told()
      },
      browser: keeper.browser,
      setBrowser: (key) => {
        keeper.setBrowser(key)
        told()
      },
      ticket: keeper.ticket,
      setTicket: (ticket) => {
        keeper.setTicket(ticket)
        told()
      },
      linkBindings: keeper.linkBindings,
      setLinkBinding: (binding) => {
        keeper.setLinkBinding(binding)
        told()
      },
      clearLinkBindings: () => {
        keeper.clearLinkBindings()
        told()
      },
    }
  }
