import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CodeSetup } from '../../application/contract/staff/members.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { StaffMember } from '../../domain/staff/staff-member.ts'
import { mayAssignRoles } from '../../domain/staff/staff-right.ts'
import { isStaffRole, STAFF_ROLES } from '../../domain/staff/staff-role.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { MALFORMED, numberIn, paramOf, SIGN_IN, typedIn, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { may } from './may.ts'
import type { Typed } from './render.ts'

const STAFF = '/desk/staff'
const OWN = '/desk/me'
const NOT_FOUND: Failure = { _tag: 'NotFound', what: 'staff' }

const rolesIn = (typed: Typed) => typed.getAll('role').filter(isStaffRole)
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
  const showOne = async (
    context: StaffContext, request: FastifyRequest, reply: FastifyReply, typed = EMPTY_FORM, failure?: Failure,
  ): Promise<FastifyReply> => {
    const member = await memberOf(context, request)
    return E.isLeft(member)
      ? refused(reply, context, member.left, STAFF)
      : show(reply, context, 'staffMember', { member: member.right, typed, failure })
  }
  const showKeys = (reply: FastifyReply, context: StaffContext, name: string, { secret, address }: CodeSetup): FastifyReply =>
    show(reply, context, 'secrets', { name, secrets: { secret, secret_address: address }, back: STAFF })

  get(STAFF, async (context, _request, reply) => showAll(context, reply))
  post(STAFF, async (context, request, reply) => {
    const typed = typedIn(request)
    if (typed.get('act') !== 'add') return showAll(context, reply, typed, MALFORMED)
    const [email, name, password] = ['email', 'name', 'password'].map((field) => typed.get(field) ?? '') as [string, string, string]
    const added = await context.backOffice.addStaff({ email, name, password, roles: rolesIn(typed) })()
    return E.isLeft(added)
      ? showAll(context, reply, typed, added.left)
      : showKeys(reply, context, added.right.person.name, added.right)
  })
  get(`${STAFF}/:id`, async (context, request, reply) => showOne(context, request, reply))
  post(`${STAFF}/:id`, async (context, request, reply) => {
    const typed = typedIn(request)
    const { backOffice } = context
    const id = paramOf(request, 'id')
    switch (typed.get('act')) {
      case 'roles':
      case 'access': {
        const result = typed.get('act') === 'roles'
          ? await backOffice.changeStaffRoles({ id, roles: rolesIn(typed) })()
          : await backOffice.setStaffAccess({ id, isDisabled: typed.get('out') === 'yes' })()
        return E.isLeft(result)
          ? showOne(context, request, reply, typed, result.left)
          : reply.redirect(`${STAFF}/${encodeURIComponent(id)}`, 303)
      }
      case 'reset': {
        const member = await memberOf(context, request)
        if (E.isLeft(member)) return refused(reply, context, member.left, STAFF)
        const { name, email } = member.right
        const keys = await backOffice.resetStaff({ email, password: typed.get('password') ?? '' })()
        return E.isLeft(keys) ? showOne(context, request, reply, typed, keys.left) : showKeys(reply, context, name, keys.right)
      }
      default: return showOne(context, request, reply, typed, MALFORMED)
    }
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
    const redirected = (result: E.Either<Failure, unknown>, to: string) =>
      (E.isLeft(result) ? showOwn(context, reply, typed, result.left) : reply.redirect(to, 303))
    switch (typed.get('act')) {
      case 'password': {
        const input = { current: typed.get('current') ?? '', next: typed.get('newPassword') ?? '' }
        return redirected(await backOffice.changeOwnPassword(input)(), SIGN_IN)
      }
      case 'token': {
        const created = await backOffice.createAccessToken(
          { name: typed.get('name') ?? '', roles: rolesIn(typed), ...omitUndefined({ days: numberIn(typed, 'days') }) })()
        return E.isLeft(created)
          ? showOwn(context, reply, typed, created.left)
          : show(reply, context, 'secrets', { name: created.right.entry.name, secrets: { token: created.right.token }, back: OWN })
      }
      case 'revoke': return redirected(await backOffice.revokeAccessToken({ id: typed.get('token') ?? '' })(), OWN)
      case 'end_session': return redirected(await backOffice.endOwnSession({ id: typed.get('session') ?? '' })(), OWN)
      case 'end_other_sessions': return redirected(await backOffice.endOtherOwnSessions({})(), OWN)
      default: return showOwn(context, reply, typed, MALFORMED)
    }
  })
}
