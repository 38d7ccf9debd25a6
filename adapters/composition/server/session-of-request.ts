import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionKeeper } from '../../../application/commerce/shop/session-keeper.port.ts'
import type { Site } from '../../cookies/cookie-text.ts'
import { CLEAR_AFTER_SIGN_OUT } from '../../http-server/api/clear-site-data.ts'
import { requestCookies } from '../../cookies/request-cookies.ts'
import { makeSessionKeeper, type KeeperDeps } from '../../cookies/session-keeper.ts'

/** The session of an API request; changes of it are written into the response at once. */
export const sessionOfRequest =
  (siteOf: (request: FastifyRequest) => Site, deps: KeeperDeps) =>
  (request: FastifyRequest, reply: FastifyReply): SessionKeeper => {
    const jar = requestCookies(request.headers.cookie, siteOf(request))
    const keeper = makeSessionKeeper(jar, siteOf(request), deps)
    // A second Set-Cookie of the same name replaces the first.
    const writeCookies = (): void => { void reply.removeHeader('set-cookie').header('set-cookie', [...jar.changes()]) }
    return {
      read: keeper.read,
      candidates: keeper.candidates,
      choose: keeper.choose,
      store: (session, endsAt, owner) => {
        keeper.store(session, endsAt, owner)
        writeCookies()
      },
      know: (owner) => {
        keeper.know(owner)
        writeCookies()
      },
      clear: () => {
        keeper.clear()
        void reply.header('clear-site-data', CLEAR_AFTER_SIGN_OUT)
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
