import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CodeSetup } from '../../application/commerce/staff/new-keys.ts'
import type { Failure } from '../../domain/refusal.ts'
import { mayDo } from '../../domain/staff/staff-right.ts'
import { isStaffRole } from '../../domain/staff/staff-role.ts'
import { readTypedNumber } from '../../domain/whole-number.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { SIGN_IN, statusOf, typedIn, type BackOffice, type Seat } from './back-office.ts'
import type { Typed } from './fields.ts'
import { OWN, ownPage, PEOPLE, staffMemberPage, personPage, secretPage } from './staff-member-page.ts'

const MALFORMED: Failure = { _tag: 'Malformed', violations: [] }
const NOBODY: Failure = { _tag: 'NotFound', what: 'staff' }
const DAYS = { from: 1, to: 365 }

const idOf = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id
const rolesIn = (typed: Typed) => typed.getAll('role').filter(isStaffRole)
const NOTHING: Typed = new URLSearchParams()

/** Who works in the shop, for whoever lets people in. */
export const staffMemberPages = ({ get, post, send, refused, commerce: { backOffice } }: BackOffice): void => {
  const list = async (seat: Seat, reply: FastifyReply, typed = NOTHING, failure?: Failure): Promise<FastifyReply> => {
    const people = await backOffice.listStaff(seat.holder)()
    return E.isLeft(people)
      ? refused(reply, seat, people.left)
      : send(reply, staffMemberPage(seat, people.right, { typed, fault: failure && seat.words.failure(failure) }), statusOf(failure))
  }
  const show = async (
    seat: Seat, request: FastifyRequest, reply: FastifyReply, typed = NOTHING, failure?: Failure,
  ): Promise<FastifyReply> => {
    const people = await backOffice.listStaff(seat.holder)()
    if (E.isLeft(people)) return refused(reply, seat, people.left)
    const person = people.right.find(({ id }) => id === idOf(request))
    return person === undefined
      ? refused(reply, seat, NOBODY, PEOPLE)
      : send(reply, personPage(seat, person, { typed, fault: failure && seat.words.failure(failure) }), statusOf(failure))
  }
  const sendKeys = (reply: FastifyReply, seat: Seat, name: string, { secret, address }: CodeSetup) => {
    const { say } = seat.words
    return send(reply, secretPage(seat, name, [[say('desk.secret'), secret], [say('desk.secret_address'), address]], PEOPLE))
  }

  get(PEOPLE, async (seat, _request, reply) => list(seat, reply))
  post(PEOPLE, async (seat, request, reply) => {
    const typed = typedIn(request)
    if (typed.get('act') !== 'add') return list(seat, reply, typed, MALFORMED)
    const [email, name, password] = ['email', 'name', 'password'].map((field) => typed.get(field) ?? '') as [string, string, string]
    const added = await backOffice.addStaff(seat.holder, { email, name, password, roles: rolesIn(typed) })()
    return E.isLeft(added) ? list(seat, reply, typed, added.left) : sendKeys(reply, seat, added.right.person.name, added.right)
  })
  get(`${PEOPLE}/:id`, async (seat, request, reply) => show(seat, request, reply))
  post(`${PEOPLE}/:id`, async (seat, request, reply) => {
    const typed = typedIn(request)
    const { holder } = seat
    switch (typed.get('act')) {
      case 'roles':
      case 'access': {
        const change = typed.get('act') === 'roles' ? { roles: rolesIn(typed) } : { isDisabled: typed.get('out') === 'yes' }
        const done = await backOffice.changeStaff(holder, idOf(request), change)()
        return E.isLeft(done)
          ? show(seat, request, reply, typed, done.left)
          : reply.redirect(`${PEOPLE}/${encodeURIComponent(idOf(request))}`, 303)
      }
      case 'reset': {
        const people = await backOffice.listStaff(holder)()
        if (E.isLeft(people)) return refused(reply, seat, people.left)
        const person = people.right.find(({ id }) => id === idOf(request))
        if (person === undefined) return refused(reply, seat, NOBODY, PEOPLE)
        const keys = await backOffice.resetStaff(holder, person.email, typed.get('password') ?? '')()
        return E.isLeft(keys) ? show(seat, request, reply, typed, keys.left) : sendKeys(reply, seat, person.name, keys.right)
      }
      default: return show(seat, request, reply, typed, MALFORMED)
    }
  })
}

/** What somebody at the desk keeps for themselves. */
export const ownPages = ({ get, post, send, refused, commerce: { backOffice } }: BackOffice): void => {
  const show = async (seat: Seat, reply: FastifyReply, typed = NOTHING, failure?: Failure): Promise<FastifyReply> => {
    const sessions = await backOffice.listOwnSessions(seat.holder)()
    if (E.isLeft(sessions)) return refused(reply, seat, sessions.left)
    const tokens = mayDo(seat.holder, 'own-tokens:write') ? await backOffice.listAccessTokens(seat.holder)() : E.right([])
    if (E.isLeft(tokens)) return refused(reply, seat, tokens.left)
    const own = { sessions: sessions.right, tokens: tokens.right }
    return send(reply, ownPage(seat, own, { typed, fault: failure && seat.words.failure(failure) }), statusOf(failure))
  }
  get(OWN, async (seat, _request, reply) => show(seat, reply))
  post(OWN, async (seat, request, reply) => {
    const typed = typedIn(request)
    const { holder, words } = seat
    switch (typed.get('act')) {
      case 'password': {
        const done = await backOffice.changeOwnPassword(
          holder, { current: typed.get('current') ?? '', wanted: typed.get('wanted') ?? '' },
        )()
        return E.isLeft(done) ? show(seat, reply, typed, done.left) : reply.redirect(SIGN_IN, 303)
      }
      case 'token': {
        const days = readTypedNumber(typed.get('days')?.trim(), DAYS)
        const made = await backOffice.createAccessToken(
          holder, { name: typed.get('name') ?? '', roles: rolesIn(typed), ...omitUndefined({ days }) },
        )()
        return E.isLeft(made)
          ? show(seat, reply, typed, made.left)
          : send(reply, secretPage(seat, made.right.entry.name, [[words.say('desk.token'), made.right.token]], OWN))
      }
      case 'revoke': {
        const done = await backOffice.revokeAccessToken(holder, typed.get('token'))()
        return E.isLeft(done) ? show(seat, reply, typed, done.left) : reply.redirect(OWN, 303)
      }
      case 'end_session':
      case 'end_other_sessions': {
        const isOne = typed.get('act') === 'end_session'
        const done = await (isOne ? backOffice.endOwnSession(holder, typed.get('session')) : backOffice.endOtherOwnSessions(holder))()
        return E.isLeft(done) ? show(seat, reply, typed, done.left) : reply.redirect(OWN, 303)
      }
      default: return show(seat, reply, typed, MALFORMED)
    }
  })
}
