import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffKeeper } from '../../../application/commerce/shop/staff-keeper.port.ts'
import type { Site } from '../../cookies/cookie-text.ts'
import { requestCookies } from '../../cookies/request-cookies.ts'
import { makeStaffKeeper } from '../../cookies/staff-keeper.ts'

/** The staff member of a request; changes of their session are written into the response at once. */
export const staffOfRequest =
  (siteOf: (request: FastifyRequest) => Site) =>
  (request: FastifyRequest, reply: FastifyReply): StaffKeeper => {
    const jar = requestCookies(request.headers.cookie, siteOf(request))
    const keeper = makeStaffKeeper(jar, siteOf(request), request.headers.authorization)
    const writeCookies = (): void => { void reply.header('set-cookie', [...jar.changes()]) }
    return {
      ...keeper,
      store: (session, endsAt) => {
        keeper.store(session, endsAt)
        writeCookies()
      },
      clear: () => {
        keeper.clear()
        writeCookies()
      },
    }
  }
