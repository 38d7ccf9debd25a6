import * as TE from 'fp-ts/lib/TaskEither.js'
import type { staffMemberContract } from '../../contract/staff/members.ts'
import type { UseCase as UseCaseOf, UseCases } from '../operation.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { AccessTokens } from './access-tokens.port.ts'
import { makeAddStaff, type AddDeps } from './add-staff.ts'
import { makeBeginStaffSession } from './begin-staff-session.ts'
import { makeChangeOwnPassword } from './change-own-password.ts'
import { makeChangeStaffRoles, makeSetStaffAccess } from './change-staff.ts'
import { makeConfirmStaffSession } from './confirm-staff-session.ts'
import { makeCreateAccessToken } from './create-access-token.ts'
import { makeEndStaffSession } from './end-staff-session.ts'
import { makeEndOtherOwnSessions, makeEndOwnSession, makeListOwnSessions } from './own-sessions.ts'
import { makeResetStaff } from './reset-staff.ts'
import { makeRevokeAccessToken } from './revoke-access-token.ts'
import type { StaffRepository } from './staff-repository.port.ts'

type MemberPorts = { readonly staffRepository: StaffRepository; readonly clock: Clock }
type UseCase<Name extends keyof typeof staffMemberContract> = UseCaseOf<(typeof staffMemberContract)[Name]>

const makeWhoAmI = (): UseCase<'whoAmI'> => ({ person }) => TE.right(person)

const makeListStaff = ({ staffRepository }: Pick<MemberPorts, 'staffRepository'>): UseCase<'listStaff'> => () => staffRepository.list

const makeListAccessTokens =
  ({ accessTokens, clock }: { readonly accessTokens: AccessTokens; readonly clock: Clock }): UseCase<'listAccessTokens'> =>
  ({ person }) => accessTokens.list(person.id, clock.now())

export const staffMemberOperations = {
  beginStaffSession: makeBeginStaffSession,
  confirmStaffSession: makeConfirmStaffSession,
  endStaffSession: makeEndStaffSession,
  whoAmI: makeWhoAmI,
  listStaff: makeListStaff,
  addStaff: (ports: AddDeps): UseCase<'addStaff'> => ({ person }, input) => makeAddStaff(ports)(person.name, input),
  changeStaffRoles: (ports: MemberPorts): UseCase<'changeStaffRoles'> => ({ person }, { id, roles }) =>
    makeChangeStaffRoles(ports)(person.name, id, roles),
  setStaffAccess: (ports: MemberPorts): UseCase<'setStaffAccess'> => ({ person }, { id, isDisabled }) =>
    makeSetStaffAccess(ports)(person.name, id, isDisabled),
  resetStaff: (ports: AddDeps): UseCase<'resetStaff'> => ({ person }, { email, password }) =>
    makeResetStaff(ports)(person.name, email, password),
  changeOwnPassword: makeChangeOwnPassword,
  listOwnSessions: makeListOwnSessions,
  endOwnSession: makeEndOwnSession,
  endOtherOwnSessions: makeEndOtherOwnSessions,
  listAccessTokens: makeListAccessTokens,
  createAccessToken: makeCreateAccessToken,
  revokeAccessToken: makeRevokeAccessToken,
} satisfies UseCases<typeof staffMemberContract>
