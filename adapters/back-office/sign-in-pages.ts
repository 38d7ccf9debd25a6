import * as E from 'fp-ts/lib/Either.js'
import { SIGN_IN, statusOf, typedIn, type BackOffice } from './back-office.ts'
import { codePage, passwordPage } from './sign-in-page.ts'

const CODE = '/desk/sign-in/code'

/** In by password and code, and out again. */
export const signInPages = ({ pages, send, commerce: { staff }, requestContextOf, wordsOf }: BackOffice): void => {
  pages.get(SIGN_IN, async (request, reply) => send(reply, passwordPage(wordsOf(requestContextOf(request, reply).locale), { email: '' })))
  pages.post(SIGN_IN, async (request, reply) => {
    const visit = requestContextOf(request, reply)
    const [email, password] = [typedIn(request).get('email') ?? '', typedIn(request).get('password') ?? '']
    const begun = await staff.beginStaffSession(visit, email, password)()
    if (E.isRight(begun)) return reply.redirect(CODE, 303)
    const words = wordsOf(visit.locale)
    const blocked = begun.left._tag === 'TooManyAttempts' ? { email, network: visit.from } : undefined
    return send(reply, passwordPage(words, { email }, words.failure(begun.left), blocked), statusOf(begun.left))
  })
  pages.get(CODE, async (request, reply) => send(reply, codePage(wordsOf(requestContextOf(request, reply).locale))))
  pages.post(CODE, async (request, reply) => {
    const visit = requestContextOf(request, reply)
    const begun = await staff.confirmStaffSession(visit, typedIn(request).get('code') ?? '')()
    if (E.isRight(begun)) return reply.redirect('/desk', 303)
    if (begun.left._tag === 'NotSignedIn') return reply.redirect(SIGN_IN, 303)
    const words = wordsOf(visit.locale)
    return send(reply, codePage(words, words.failure(begun.left)), statusOf(begun.left))
  })
  pages.post('/desk/sign-out', async (request, reply) => {
    await staff.endStaffSession(requestContextOf(request, reply))()
    return reply.redirect(SIGN_IN, 303)
  })
}
