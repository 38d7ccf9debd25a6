import * as E from 'fp-ts/lib/Either.js'
import { SIGN_IN, statusOf, typedIn, type BackOffice } from './back-office.ts'
import { codePage, passwordPage } from './sign-in-page.ts'

const CODE = '/desk/sign-in/code'

/** Sign-in by password and code, and sign-out. */
export const signInPages = ({ pages, send, commerce: { staff }, requestContextOf, wordsOf }: BackOffice): void => {
  pages.get(SIGN_IN, async (request, reply) => send(reply, passwordPage(wordsOf(requestContextOf(request, reply).locale), { email: '' })))
  pages.post(SIGN_IN, async (request, reply) => {
    const visit = requestContextOf(request, reply)
    const [email, password] = [typedIn(request).get('email') ?? '', typedIn(request).get('password') ?? '']
    const session = await staff.beginStaffSession(visit, email, password)()
    if (E.isRight(session)) return reply.redirect(CODE, 303)
    const words = wordsOf(visit.locale)
    const blocked = session.left._tag === 'TooManyAttempts' ? { email, network: visit.from } : undefined
    return send(reply, passwordPage(words, { email }, words.failure(session.left), blocked), statusOf(session.left))
  })
  pages.get(CODE, async (request, reply) => send(reply, codePage(wordsOf(requestContextOf(request, reply).locale))))
  pages.post(CODE, async (request, reply) => {
    const visit = requestContextOf(request, reply)
    const session = await staff.confirmStaffSession(visit, typedIn(request).get('code') ?? '')()
    if (E.isRight(session)) return reply.redirect('/desk', 303)
    if (session.left._tag === 'NotSignedIn') return reply.redirect(SIGN_IN, 303)
    const words = wordsOf(visit.locale)
    return send(reply, codePage(words, words.failure(session.left)), statusOf(session.left))
  })
  pages.post('/desk/sign-out', async (request, reply) => {
    await staff.endStaffSession(requestContextOf(request, reply))()
    return reply.redirect(SIGN_IN, 303)
  })
}
