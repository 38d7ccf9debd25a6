import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CodeSetup, NewToken } from '../../application/contract/staff/members.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { StaffMember } from '../../domain/staff/staff-member.ts'
import { mayAssignRoles } from '../../domain/staff/staff-right.ts'
import { STAFF_ROLES } from '../../domain/staff/staff-role.ts'
import { paramOf, SIGN_IN, typedIn, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { carryOut, count, flag, form, given, roles, text } from './form.ts'
import { may } from './may.ts'
import type { Typed } from './render.ts'

const STAFF = '/desk/staff'
const OWN = '/desk/me'
const NOT_FOUND: Failure = { _tag: 'NotFound', what: 'staff' }

const EMPTY_FORM: Typed = new URLSearchParams()

/** Staff administration. */
export const staffMemberPages = ({ get, post, show, refused }: BackOfficeSite): void => {
  const showAll = async (context: StaffContext, reply: FastifyReply, typed = EMPTY_FORM, failure?: Failure): Promise<FastifyReply> => {
    const members = await context.backOffice.listStaff({})()
    return E.isLeft(members)
      ? refused(reply, context, members.left)
      : show(reply, context, 'staff', { members: members.right, typed, failure })
  }
  const memberOf = async ({ backOffice }: StaffContext, request: FastifyRequest): Promise<E.Either<Failure, StaffMember>> => {
    const members = await backOffice.listStaff({})()
    const id = paramOf(request, 'id')
    return E.flatMap(members, (all) => E.fromNullable(NOT_FOUND)(all.find((member) => member.id === id)))
  }
  const showKeys = (reply: FastifyReply, context: StaffContext, name: string, { secret, address }: CodeSetup): FastifyReply =>
    show(reply, context, 'secrets', { name, secrets: { secret, address }, back: STAFF })

  get(STAFF, async (context, _request, reply) => showAll(context, reply))
  post(STAFF, async (context, request, reply) => {
    const typed = typedIn(request)
    const add = form(context.backOffice.addStaff, { email: text, name: text, password: text, roles })
    const added = await carryOut({ add }, typed)()
    return E.isLeft(added)
      ? showAll(context, reply, typed, added.left)
      : showKeys(reply, context, added.right.person.name, added.right)
  })
  get(`${STAFF}/:id`, async (context, request, reply) => {
    const member = await memberOf(context, request)
    return E.isLeft(member)
      ? refused(reply, context, member.left, STAFF)
      : show(reply, context, 'staffMember', { member: member.right, typed: EMPTY_FORM })
  })
  post(`${STAFF}/:id`, async (context, request, reply) => {
    const [typed, { backOffice }, member] = [typedIn(request), context, await memberOf(context, request)]
    if (E.isLeft(member)) return refused(reply, context, member.left, STAFF)
    const { id, email, name } = member.right
    const result = await carryOut<StaffMember | CodeSetup>({
      roles: form(backOffice.changeStaffRoles, { id: given(id), roles }),
      access: form(backOffice.setStaffAccess, { id: given(id), isDisabled: flag }),
      reset: form(backOffice.resetStaff, { email: given(email), password: text }),
    }, typed)()
    if (E.isLeft(result)) return show(reply, context, 'staffMember', { member: member.right, typed, failure: result.left })
    return 'secret' in result.right
      ? showKeys(reply, context, name, result.right)
      : reply.redirect(`${STAFF}/${encodeURIComponent(id)}`, 303)
  })
}

/** The account page of the staff member who is signed in. */
export const ownPages = ({ get, post, show, refused }: BackOfficeSite): void => {
  const showOwn = async (context: StaffContext, reply: FastifyReply, typed = EMPTY_FORM, failure?: Failure): Promise<FastifyReply> => {
    const { backOffice, holder } = context
    const member = holder.person
    const sessions = await backOffice.listOwnSessions({})()
    if (E.isLeft(sessions)) return refused(reply, context, sessions.left)
    if (!may(holder, 'listAccessTokens')) return show(reply, context, 'own', { member, sessions: sessions.right, typed, failure })
    const tokens = await backOffice.listAccessTokens({})()
    if (E.isLeft(tokens)) return refused(reply, context, tokens.left)
    // A token can have the roles of its owner.
    const access = { tokens: tokens.right, roles: STAFF_ROLES.filter((role) => mayAssignRoles(member.roles, [role])) }
    return show(reply, context, 'own', { member, sessions: sessions.right, access, typed, failure })
  }
  get(OWN, async (context, _request, reply) => showOwn(context, reply))
  post(OWN, async (context, request, reply) => {
    const typed = typedIn(request)
    const { backOffice } = context
    const result = await carryOut<NewToken | void>({
      password: form(backOffice.changeOwnPassword, { current: text, next: (fields) => text(fields, 'newPassword') }),
      token: form(backOffice.createAccessToken, { name: text, roles, days: count }),
      revoke: form(backOffice.revokeAccessToken, { id: text }),
      end_session: form(backOffice.endOwnSession, { id: text }),
      end_other_sessions: form(backOffice.endOtherOwnSessions, {}),
    }, typed)()
    if (E.isLeft(result)) return showOwn(context, reply, typed, result.left)
    return result.right === undefined
      ? reply.redirect(typed.get('act') === 'password' ? SIGN_IN : OWN, 303)
      : show(reply, context, 'secrets', { name: result.right.entry.name, secrets: { token: result.right.token }, back: OWN })
  })
}
