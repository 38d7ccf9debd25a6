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
    const writeCookies = (): void => { void reply.removeHeader('set-cookie').header('set-cookie', [...jar.changes()]) }
    return {
      read: keeper.read,
      candidates: keeper.candidates,
      choose: keeper.choose,
      store: (session, endsAt, whose) => {
        keeper.store(session, endsAt, whose)
        writeCookies()
      },
      know: (whose) => {
        keeper.know(whose)
        writeCookies()
      },
      clear: () => {
        keeper.clear()
        void reply.header('clear-site-data', LEFT)
        writeCookies()
      },
      ordered: keeper.ordered,
      setOrdered: (cart) => {
        keeper.setOrdered(cart)
        writeCookies()
      },
      browser: keeper.browser,
      setBrowser: (key) => {
        keeper.setBrowser(key)
        writeCookies()
      },
      ticket: keeper.ticket,
      setTicket: (ticket) => {
        keeper.setTicket(ticket)
        writeCookies()
      },
      linkBindings: keeper.linkBindings,
      setLinkBinding: (binding) => {
        keeper.setLinkBinding(binding)
        writeCookies()
      },
      clearLinkBindings: () => {
        keeper.clearLinkBindings()
        writeCookies()
      },
    }
  }
