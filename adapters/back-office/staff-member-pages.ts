import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FastifyReply } from 'fastify'
import type { CodeSetup, NewToken } from '../../application/contract/staff/members.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { StaffMember } from '../../domain/staff/staff-member.ts'
import { mayAssignRoles } from '../../domain/staff/staff-permission.ts'
import { STAFF_ROLES } from '../../domain/staff/staff-role.ts'
import { paramOf, SIGN_IN, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { answer, carryOut, count, form, given, roles, text } from './form.ts'
import { may } from './may.ts'

const STAFF = '/desk/staff'
const OWN = '/desk/me'
const NOT_FOUND: Failure = { _tag: 'NotFound', what: 'staff' }

/** Staff administration. */
export const staffMemberPages = ({ page, show }: BackOfficeSite): void => {
  const showKeys = (context: StaffContext, name: string, { secret, address }: CodeSetup) => (reply: FastifyReply): FastifyReply =>
    show(reply, context, 'secrets', { name, secrets: { secret, address }, back: STAFF })

  page(STAFF, 'staff', {
    load: ({ backOffice }, _request, typed) => pipe(backOffice.listStaff({}), TE.map((members) => ({ members, typed }))),
    act: (context, _shown, typed) => pipe(
      carryOut({ add: form(context.backOffice.addStaff, { email: text, name: text, password: text, roles }) }, typed),
      TE.map((added) => showKeys(context, added.person.name, added)),
    ),
  })
  page(`${STAFF}/:id`, 'staffMember', {
    parent: STAFF,
    load: ({ backOffice }, request, typed) => pipe(
      backOffice.listStaff({}),
      TE.map((members) => members.find(({ id }) => id === paramOf(request, 'id'))),
      TE.flatMap(TE.fromNullable(NOT_FOUND)),
      TE.map((member) => ({ member, typed })),
    ),
    act: (context, { member: { id, email, name } }, typed, request) => pipe(
      carryOut<StaffMember | CodeSetup>({
        roles: form(context.backOffice.changeStaffRoles, { id: given(id), roles }),
        access: form(context.backOffice.setStaffAccess, { id: given(id), isDisabled: answer }),
        reset: form(context.backOffice.resetStaff, { email: given(email), password: text }),
      }, typed),
      TE.map((result) => ('secret' in result ? showKeys(context, name, result) : request.url)),
    ),
  })
}

/** The account page of the staff member who is signed in. */
export const ownPages = ({ page, show }: BackOfficeSite): void => {
  page(OWN, 'own', {
    load: ({ backOffice, holder }, _request, typed) => pipe(
      backOffice.listOwnSessions({}),
      TE.bindTo('sessions'),
      TE.bindW('tokens', () => (may(holder, 'listAccessTokens') ? backOffice.listAccessTokens({}) : TE.right(undefined))),
      TE.map(({ sessions, tokens }) => ({
        member: holder.person, sessions, typed,
        // A token can have the roles of its owner.
        access: tokens && { tokens, roles: STAFF_ROLES.filter((role) => mayAssignRoles(holder.person.roles, [role])) },
      })),
    ),
    act: (context, _shown, typed) => pipe(
      carryOut<NewToken | void>({
        password: form(context.backOffice.changeOwnPassword, { current: text, next: (fields) => text(fields, 'newPassword') }),
        token: form(context.backOffice.createAccessToken, { name: text, roles, days: count }),
        revoke: form(context.backOffice.revokeAccessToken, { id: text }),
        end_session: form(context.backOffice.endOwnSession, { id: text }),
        end_other_sessions: form(context.backOffice.endOtherOwnSessions, {}),
      }, typed),
      TE.map((created) => (created === undefined
        ? (typed.get('act') === 'password' ? SIGN_IN : OWN)
        : (reply) => show(reply, context, 'secrets', { name: created.entry.name, secrets: { token: created.token }, back: OWN }))),
    ),
  })
}
