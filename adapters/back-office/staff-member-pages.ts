import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CodeSetup } from '../../application/commerce/staff/new-keys.ts'
import type { Failure } from '../../domain/refusal.ts'
import { isPermitted } from '../../domain/staff/staff-right.ts'
import { isStaffRole } from '../../domain/staff/staff-role.ts'
import { readTypedNumber } from '../../domain/whole-number.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { SIGN_IN, statusOf, typedIn, type BackOffice, type StaffContext } from './back-office.ts'
import type { Typed } from './fields.ts'
import { OWN, ownPage, STAFF_PATH, staffMemberPage, personPage, secretPage } from './staff-member-page.ts'

const MALFORMED: Failure = { _tag: 'Malformed', violations: [] }
const NOT_FOUND: Failure = { _tag: 'NotFound', what: 'staff' }
const DAYS = { from: 1, to: 365 }

const idOf = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id
const rolesIn = (typed: Typed) => typed.getAll('role').filter(isStaffRole)
const EMPTY_FORM: Typed = new URLSearchParams()

/** Staff administration. */
export const staffMemberPages = ({ get, post, send, refused, commerce: { backOffice } }: BackOffice): void => {
  const list = async (context: StaffContext, reply: FastifyReply, typed = EMPTY_FORM, failure?: Failure): Promise<FastifyReply> => {
    const members = await backOffice.listStaff(context.holder)()
    return E.isLeft(members)
      ? refused(reply, context, members.left)
      : send(
        reply, staffMemberPage(context, members.right, { typed, fault: failure && context.words.failure(failure) }), statusOf(failure),
      )
  }
  const show = async (
    context: StaffContext, request: FastifyRequest, reply: FastifyReply, typed = EMPTY_FORM, failure?: Failure,
  ): Promise<FastifyReply> => {
    const members = await backOffice.listStaff(context.holder)()
    if (E.isLeft(members)) return refused(reply, context, members.left)
    const person = members.right.find(({ id }) => id === idOf(request))
    return person === undefined
      ? refused(reply, context, NOT_FOUND, STAFF_PATH)
      : send(reply, personPage(context, person, { typed, fault: failure && context.words.failure(failure) }), statusOf(failure))
  }
  const sendKeys = (reply: FastifyReply, context: StaffContext, name: string, { secret, address }: CodeSetup) => {
    const { t } = context.words
    return send(reply, secretPage(
      context, name, [[t('back_office.secret'), secret], [t('back_office.secret_address'), address]], STAFF_PATH))
  }

  get(STAFF_PATH, async (context, _request, reply) => list(context, reply))
  post(STAFF_PATH, async (context, request, reply) => {
    const typed = typedIn(request)
    if (typed.get('act') !== 'add') return list(context, reply, typed, MALFORMED)
    const [email, name, password] = ['email', 'name', 'password'].map((field) => typed.get(field) ?? '') as [string, string, string]
    const added = await backOffice.addStaff(context.holder, { email, name, password, roles: rolesIn(typed) })()
    return E.isLeft(added) ? list(context, reply, typed, added.left) : sendKeys(reply, context, added.right.person.name, added.right)
  })
  get(`${STAFF_PATH}/:id`, async (context, request, reply) => show(context, request, reply))
  post(`${STAFF_PATH}/:id`, async (context, request, reply) => {
    const typed = typedIn(request)
    const { holder } = context
    switch (typed.get('act')) {
      case 'roles':
      case 'access': {
        const change = typed.get('act') === 'roles' ? { roles: rolesIn(typed) } : { isDisabled: typed.get('out') === 'yes' }
        const result = await backOffice.changeStaff(holder, idOf(request), change)()
        return E.isLeft(result)
          ? show(context, request, reply, typed, result.left)
          : reply.redirect(`${STAFF_PATH}/${encodeURIComponent(idOf(request))}`, 303)
      }
      case 'reset': {
        const members = await backOffice.listStaff(holder)()
        if (E.isLeft(members)) return refused(reply, context, members.left)
        const person = members.right.find(({ id }) => id === idOf(request))
        if (person === undefined) return refused(reply, context, NOT_FOUND, STAFF_PATH)
        const keys = await backOffice.resetStaff(holder, person.email, typed.get('password') ?? '')()
        return E.isLeft(keys) ? show(context, request, reply, typed, keys.left) : sendKeys(reply, context, person.name, keys.right)
      }
      default: return show(context, request, reply, typed, MALFORMED)
    }
  })
}

/** The account page of the staff member who is signed in. */
export const ownPages = ({ get, post, send, refused, commerce: { backOffice } }: BackOffice): void => {
  const show = async (context: StaffContext, reply: FastifyReply, typed = EMPTY_FORM, failure?: Failure): Promise<FastifyReply> => {
    const sessions = await backOffice.listOwnSessions(context.holder)()
    if (E.isLeft(sessions)) return refused(reply, context, sessions.left)
    const tokens = isPermitted(context.holder, 'own-tokens:write') ? await backOffice.listAccessTokens(context.holder)() : E.right([])
    if (E.isLeft(tokens)) return refused(reply, context, tokens.left)
    const own = { sessions: sessions.right, tokens: tokens.right }
    return send(reply, ownPage(context, own, { typed, fault: failure && context.words.failure(failure) }), statusOf(failure))
  }
  get(OWN, async (context, _request, reply) => show(context, reply))
  post(OWN, async (context, request, reply) => {
    const typed = typedIn(request)
    const { holder, words } = context
    switch (typed.get('act')) {
      case 'password': {
        const result = await backOffice.changeOwnPassword(
          holder, { current: typed.get('current') ?? '', next: typed.get('newPassword') ?? '' },
        )()
        return E.isLeft(result) ? show(context, reply, typed, result.left) : reply.redirect(SIGN_IN, 303)
      }
      case 'token': {
        const days = readTypedNumber(typed.get('days')?.trim(), DAYS)
        const created = await backOffice.createAccessToken(
          holder, { name: typed.get('name') ?? '', roles: rolesIn(typed), ...omitUndefined({ days }) },
        )()
        return E.isLeft(created)
          ? show(context, reply, typed, created.left)
          : send(reply, secretPage(context, created.right.entry.name, [[words.t('back_office.token'), created.right.token]], OWN))
      }
      case 'revoke': {
        const result = await backOffice.revokeAccessToken(holder, typed.get('token'))()
        return E.isLeft(result) ? show(context, reply, typed, result.left) : reply.redirect(OWN, 303)
      }
      case 'end_session':
      case 'end_other_sessions': {
        const isOne = typed.get('act') === 'end_session'
        const result = await (isOne ? backOffice.endOwnSession(holder, typed.get('session')) : backOffice.endOtherOwnSessions(holder))()
        return E.isLeft(result) ? show(context, reply, typed, result.left) : reply.redirect(OWN, 303)
      }
      default: return show(context, reply, typed, MALFORMED)
    }
  })
}
