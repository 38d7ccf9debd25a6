import * as E from 'fp-ts/lib/Either.js'
import { SIGN_IN, typedIn, type BackOfficeSite } from './back-office.ts'
import { form, text } from './form.ts'

const CODE = '/desk/sign-in/code'

/** Sign-in by password and code, and sign-out. */
export const signInPages = ({ pages, show, commerce: { backOffice }, requestContextOf }: BackOfficeSite): void => {
  pages.get(SIGN_IN, async (request, reply) => show(reply, { visit: requestContextOf(request, reply) }, 'signIn', { email: '' }))
  pages.post(SIGN_IN, async (request, reply) => {
    const visit = requestContextOf(request, reply)
    const typed = typedIn(request)
    const session = await form(backOffice(visit).beginStaffSession, { email: text, password: text })(typed)()
    if (E.isRight(session)) return reply.redirect(CODE, 303)
    const email = typed.get('email') ?? ''
    const blocked = session.left._tag === 'TooManyAttempts' ? { email, network: visit.from } : undefined
    return show(reply, { visit }, 'signIn', { email, blocked, failure: session.left })
  })
  pages.get(CODE, async (request, reply) => show(reply, { visit: requestContextOf(request, reply) }, 'code', {}))
  pages.post(CODE, async (request, reply) => {
    const visit = requestContextOf(request, reply)
    const session = await form(backOffice(visit).confirmStaffSession, { code: text })(typedIn(request))()
    if (E.isRight(session)) return reply.redirect('/desk', 303)
    return session.left._tag === 'NotSignedIn'
      ? reply.redirect(SIGN_IN, 303)
      : show(reply, { visit }, 'code', { failure: session.left })
  })
  pages.post('/desk/sign-out', async (request, reply) => {
    await backOffice(requestContextOf(request, reply)).endStaffSession({})()
    return reply.redirect(SIGN_IN, 303)
  })
}
